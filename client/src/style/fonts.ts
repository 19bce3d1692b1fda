/** The webfonts, apart from the first load: text shows in the system's font until they are here. */

import '@fontsource-variable/literata/index.css';
import '@fontsource-variable/nunito-sans/index.css';
