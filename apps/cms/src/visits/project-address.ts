import { z } from 'zod';

/** The address of a project, as requests name it. */
export const projectAddress = z.string().regex(/^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/);
