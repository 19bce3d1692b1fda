/** Rules for CSS, in files and in components. Each departure from the standard set has its reason. */
const LAYOUT = ['rule', 'at-rule', 'comment', 'declaration', 'custom-property'].map(
  (kind) => `${kind}-empty-line-before`,
);

export default {
  extends: ['stylelint-config-standard'],
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  reportNeedlessDisables: true,
  rules: {
    ...Object.fromEntries(LAYOUT.map((rule) => [rule, null])), // layout is Prettier's
    'import-notation': 'string',
    'media-feature-range-notation': 'prefix', // browsers of 2022 do not know the other one
    // Styles of a component reach only its own elements: order by subject is easier to read than by specificity.
    'no-descending-specificity': null,
    'property-no-vendor-prefix': [true, { ignoreProperties: ['/text-size-adjust/'] }], // Safari knows no other
    'selector-class-pattern': '^[a-z][a-z0-9]*([-_][a-z0-9]+)*$', // some classes are the rules' own names
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }], // Svelte's
    'value-keyword-case': ['lower', { ignoreKeywords: ['Georgia'] }],
  },
};
