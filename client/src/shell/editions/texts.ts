/** What the pages of editions say: fetched when one of them opens. */

export const editionTexts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
