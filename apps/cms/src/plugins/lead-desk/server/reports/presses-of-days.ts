import { PRESS_PAGES, type PressPage } from '@sahyara/lead-contract/whatsapp-press';
import type { Core } from '@strapi/strapi';
import { type Connection, tableOf, WHATSAPP_PRESS } from '../../../../ledger/ledger-rows';

/** How often WhatsApp was pressed on some days in India, both included, by where. @param project left out: of all */
export async function pressesOfDays(
  strapi: Core.Strapi,
  connection: Connection,
  { from, to, project }: { from: string; to: string; project?: string | undefined },
): Promise<{ page: PressPage; times: number }[]> {
  const rows: { page: string; all: string | number }[] = await tableOf(strapi, connection, WHATSAPP_PRESS)
    .rows()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where(project === undefined ? {} : { project })
    .groupBy('page')
    .select('page')
    .sum({ all: 'times' });
  const times = new Map(rows.map(({ page, all }) => [page, Number(all)]));
  return PRESS_PAGES.map((page) => ({ page, times: times.get(page) ?? 0 })).filter((one) => one.times > 0);
}
