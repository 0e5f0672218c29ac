/** One page of each kind, by its name; the details are the first that their lists lead to. */
export async function templates(siteUrl: string): Promise<Record<string, string>> {
  const detail = async (list: string) => {
    const html = await (await fetch(siteUrl + list)).text();
    const found = new RegExp(`href="(${list}/[^"/?#]+)"`).exec(html)?.[1];
    if (!found) throw new Error(`${list} leads to nothing`);
    return found;
  };
  return {
    home: '/',
    list: '/projects/residential',
    project: await detail('/projects/residential'),
    article: await detail('/blogs'),
    news: await detail('/news-and-media'),
    about: '/about-us',
    contact: '/contact-us',
    career: '/career',
    'thank-you': '/thank-you',
    shortlist: '/shortlist',
    'not-found': '/no-such-page',
  };
}
