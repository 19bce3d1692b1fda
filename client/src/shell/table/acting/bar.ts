/** What is open of the two bars of a table. */

/** Which drawer of the action bar is open; empty: none. */
export type BarDrawer = '' | 'choices' | 'log' | 'chat' | 'sheet';
/** Which dialog of the line at the top is open; empty: none. */
export type PromptDialog = '' | 'menu' | 'settings' | 'help';
