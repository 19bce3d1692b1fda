/** Whether the page brings its own header, as a match does: then the site's bar is not shown. */

class Header {
  isOwn = $state(false);
}

export const header = new Header();
