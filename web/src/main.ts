import { mount } from "svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { words } from "./texts/words.svelte";

settings.show();
await words.load();
mount(App, { target: document.getElementById("app")! });
