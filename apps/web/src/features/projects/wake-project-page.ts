import { openGates } from './open-gates';
import { playFilm } from './play-film';

/** What of a project's page needs a script and no component. */
const gates = document.querySelector<HTMLElement>('[data-gates]');
if (gates) openGates(gates);
for (const poster of document.querySelectorAll<HTMLAnchorElement>('a[data-film]')) playFilm(poster);
