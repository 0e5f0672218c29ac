import { inject } from 'vitest';
import { beginWithCopiesOf } from '../../../testing/blank-databases.ts';
import { renewSignIn } from '../../../testing/editor.ts';

// Every CMS that a test file starts begins with what the shared set-up left.
beginWithCopiesOf(inject('blank'));
for (const cms of [inject('sqlite'), inject('postgres')]) await renewSignIn(cms, cms.url);
