// Sets the theme before the first paint, so that a dark room does not flash. Runs before everything else, hence no module.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('parlour-settings')) || {};
  } catch {
    // nothing kept, or nothing that can be read
  }
  var dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
