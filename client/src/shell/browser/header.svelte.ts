/** Whether the page brings its own header, as a match does: then the site's bar is not shown. */

class Header {
  private pages = $state(0);

  get isOwn(): boolean {
    return this.pages > 0;
  }

  /** A page with its own header has come; returns what to do when it goes. */
  replace(): () => void {
    this.pages += 1;
    return () => void (this.pages -= 1);
  }
}

export const header = new Header();
