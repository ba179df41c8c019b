// Before the first paint, so that nothing flashes: the theme and the language chosen last time.
// The same keys as in src/settings.svelte.ts.
(function () {
  try {
    var theme = JSON.parse(localStorage.getItem("ziggurat.theme"));
    var language = JSON.parse(localStorage.getItem("ziggurat.language"));
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    if (language) document.documentElement.lang = language;
  } catch {
    // Storage may be closed to us: then the system's theme holds.
  }
})();
