import { content } from '../../cms/content';
import { dataOr, settle } from '../../cms/load-state';
import { parseOnce } from '../../cms/parse-once';
import { report } from '../../cms/report';
import type { Atlas } from './atlas';
import { citiesFromCms, localitiesFromCms } from './atlas-from-cms';

const parseCities = parseOnce((data) => citiesFromCms(data, report));
const parseLocalities = parseOnce((data) => localitiesFromCms(data, report));

/** Where the house builds. A backend that knows no cities takes the land from the maps, and nothing else. */
export async function getAtlas(): Promise<Atlas> {
  const [cities, localities] = await Promise.all([
    settle(() => content.read('cities', parseCities)),
    settle(() => content.read('localities', parseLocalities)),
  ]);
  return { cities: dataOr(cities, []), localities: dataOr(localities, []) };
}
