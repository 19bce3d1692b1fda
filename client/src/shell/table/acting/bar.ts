/** Which drawer of the action bar is open; empty: none. */
export type BarDrawer = '' | 'choices' | 'log' | 'chat' | 'sheet';
