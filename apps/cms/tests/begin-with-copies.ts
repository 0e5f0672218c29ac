import { inject } from 'vitest';
import { beginWithCopiesOf } from '../../../testing/blank-databases.ts';

// Every CMS that a test file starts begins with what the shared set-up left.
beginWithCopiesOf(inject('blank'));
