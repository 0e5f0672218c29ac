import { content } from '../../cms/content';
import { parseOnce } from '../../cms/parse-once';
import type { CostRates } from './cost-rates';
import { costRatesFromCms } from './cost-rates-from-cms';

const parse = parseOnce(costRatesFromCms);

/** The rates of the cost sheets; `null` when nobody has written them. @throws CmsError */
export async function getCostRates(): Promise<CostRates | null> {
  return content.read('costRates', parse);
}
