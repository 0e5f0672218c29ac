import type { APIRoute } from 'astro';
import { keepPage } from '../cms/page-caching';
import { env } from '../config/env';
import { getSite } from '../features/site-frame/get-site';
import { vCard } from '../for-machines/vcard';
import { everyone } from '../server/sharing';

export const sharing = everyone;

/** The company for a visitor's address book. */
export const GET: APIRoute = async ({ cache }) => {
  const { brandName, phone, email, headOffice } = await getSite();
  const card = vCard({
    name: brandName,
    phone: phone?.text,
    email: email?.text,
    address: headOffice?.address,
    url: env.siteUrl,
  });
  const response = new Response(card, {
    headers: {
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': 'attachment; filename="contact.vcf"',
    },
  });
  keepPage({ cache, response }, ['site']);
  return response;
};
