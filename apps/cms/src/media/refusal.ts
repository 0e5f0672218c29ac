import { errors } from '@strapi/utils';

/** A file is refused in one sentence; Strapi answers it with 400. */
export const refusal = (sentence: string) => new errors.ApplicationError(sentence);
