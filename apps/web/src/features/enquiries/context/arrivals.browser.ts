import { noteArrival } from './touches';

/** Notes how the visitor came to this page. */
export const enhance = () => noteArrival();
