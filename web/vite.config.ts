/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Where a running service answers while the browser's part is being worked on (`npm run dev`). */
const service = "http://127.0.0.1:8000";

/** Browsers that know `light-dark()`: what is written in the style sheets is what they get. */
const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ziggurat/server/static",
    emptyOutDir: true,
    target: browsers,
    // The content security policy knows no `data:` addresses: fonts and pictures stay files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page uses comes in one piece instead of twenty.
        codeSplitting: {
          groups: [{ name: "base", test: /node_modules|\/src\/(api|parts)\/|\/src\/[\w.]+\.ts$/ }],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: service, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    // The test of contrast reads the colours.
    css: true,
  },
});
