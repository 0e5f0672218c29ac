import type { ReadableModel } from './public-query';
import { type Asked, isAsked, readNames } from './read-names';
import { named, refuseParameter } from './refused-query';

type Wish = { [name: string]: { populate?: Wish; fields?: string[] } };

/** In Strapi's longest spelling, so that the same wish always reads the same. */
export type Populate = { [name: string]: true | { populate?: Populate; fields?: string[] } };

/** @throws RefusedQuery naming the first field that an answer does not show */
export function readFields(parameter: string, value: unknown, { fields }: ReadableModel): string[] {
  const names = readNames(parameter, value);
  const unknown = names.find((name) => !fields.has(name));
  if (unknown !== undefined) refuseParameter(parameter, `cannot be "${named(unknown)}"`);
  return [...new Set(names)].sort();
}

function inside(parameter: string, name: string, model: ReadableModel): ReadableModel {
  return model.populate.get(name) ?? refuseParameter(parameter, `cannot be "${named(name)}"`);
}

function addPath(parameter: string, path: string, model: ReadableModel, into: Wish) {
  let [at, where] = [model, into];
  for (const name of path.split('.')) {
    at = inside(parameter, name, at);
    where[name] ??= {};
    const entered = where[name];
    entered.populate ??= {};
    where = entered.populate;
  }
}

function readInside(parameter: string, value: unknown, model: ReadableModel): Wish[string] {
  if (value === 'true') return {};
  if (!isAsked(value)) return refuseParameter(parameter, 'can only be true, or say what comes along inside');
  const { populate, fields, ...others } = value;
  const [other] = Object.keys(others);
  if (other !== undefined) refuseParameter(`${parameter}[${other}]`, 'is not known here');
  return {
    ...(populate === undefined ? {} : { populate: readWish(`${parameter}[populate]`, populate, model) }),
    ...(fields === undefined ? {} : { fields: readFields(`${parameter}[fields]`, fields, model) }),
  };
}

const readNested = (parameter: string, value: Asked, model: ReadableModel): Wish =>
  Object.fromEntries(
    Object.entries(value).map(([name, wish]) => [
      name,
      readInside(`${parameter}[${name}]`, wish, inside(parameter, name, model)),
    ]),
  );

function readWish(parameter: string, value: unknown, model: ReadableModel): Wish {
  if (isAsked(value)) return readNested(parameter, value, model);
  const wish: Wish = {};
  for (const path of readNames(parameter, value)) addPath(parameter, path, model, wish);
  return wish;
}

function spelled(wish: Wish, model: ReadableModel): Populate {
  const names = Object.entries(wish).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    names.map(([name, { populate = {}, fields: wanted }]) => {
      const within = model.populate.get(name);
      const inner = within ? spelled(populate, within) : {};
      const fields = wanted?.length ? wanted : within?.shown;
      const asked = {
        ...(Object.keys(inner).length > 0 ? { populate: inner } : {}),
        ...(fields ? { fields: [...fields] } : {}),
      };
      return [name, Object.keys(asked).length > 0 ? asked : true];
    }),
  );
}

/**
 * What is to come along, in any of Strapi's spellings: names, dotted paths, or nested.
 * @throws RefusedQuery naming the first part that may not be asked for
 */
export const readPopulate = (parameter: string, value: unknown, model: ReadableModel): Populate =>
  spelled(readWish(parameter, value, model), model);
