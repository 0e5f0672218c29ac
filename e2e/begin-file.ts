import { inject } from 'vitest';
import { renewSignIn } from '../testing/editor.ts';

const edited = inject('edited');
await renewSignIn(edited, edited.cmsUrl);
