/** Rules for CSS, in files and in components. Each departure from the standard set has its reason. */
const LAYOUT = ['rule', 'at-rule', 'comment', 'declaration', 'custom-property'].map(
  (kind) => `${kind}-empty-line-before`,
);
const LENGTH = /\d(px|rem)\b/;
const TOKENS = 'src/style/tokens.css';

/** Sizes and layers are tokens. Space in `em` belongs to the sentence it stands in, and grows with it. */
const NUMBERS = {
  '/^(margin|padding|gap|row-gap|column-gap)/': [LENGTH],
  '/^border-(.+-)?radius$/': [LENGTH],
  'box-shadow': [LENGTH],
  'font-size': [LENGTH],
  font: [LENGTH, /^\d/],
  'font-weight': [/\d/],
  'z-index': [/\d/],
};

export default {
  extends: ['stylelint-config-standard'],
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    { files: [TOKENS], rules: { 'selector-disallowed-list': null } }, // the one place that asks for the theme
  ],
  reportNeedlessDisables: true,
  rules: {
    ...Object.fromEntries(LAYOUT.map((rule) => [rule, null])), // layout is Prettier's
    'declaration-property-value-disallowed-list': [
      NUMBERS,
      { message: (property, value) => `Use a token of ${TOKENS} in "${property}: ${value}"` },
    ],
    'import-notation': 'string',
    'media-feature-range-notation': 'prefix', // browsers of 2022 do not know the other one
    // Styles of a component reach only its own elements: order by subject is easier to read than by specificity.
    'no-descending-specificity': null,
    'property-no-vendor-prefix': [true, { ignoreProperties: ['/text-size-adjust/'] }], // Safari knows no other
    'selector-class-pattern': '^[a-z][a-z0-9]*([-_][a-z0-9]+)*$', // some classes are the rules' own names
    'selector-disallowed-list': [[/data-theme/], { message: () => 'Write both colours in one light-dark()' }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }], // Svelte's
    'value-keyword-case': ['lower', { ignoreKeywords: ['Georgia'] }],
  },
};
