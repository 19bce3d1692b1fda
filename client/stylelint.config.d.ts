import type { Config } from 'stylelint';

declare const config: Config;
export default config;
