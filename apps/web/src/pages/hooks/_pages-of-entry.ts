import { dataOr, settle } from '../../cms/load-state';
import { type ContentName, contents } from '../../cms/queries';
import { paths } from '../../config/paths';
import { pageNames } from '../../contracts/page-names';
import { getBlogs } from '../../features/blogs/get-blogs';
import { latestBlogs } from '../../features/blogs/latest-blogs';
import { getHome } from '../../features/home/get-home';
import { emptyHome } from '../../features/home/home';
import { getNews } from '../../features/news/get-news';
import { latestNews } from '../../features/news/latest-news';
import { getProjects } from '../../features/projects/get-projects';
import { latestUpdate } from '../../features/projects/on-other-pages/find-latest-update';
import { featuredOf, type Project, projectCategory } from '../../features/projects/project';
import { hasTrustRoom } from '../../features/projects/trust/has-trust-room';

/** An entry as the CMS asks for it; with what its own address is made of, where it has one. */
export type AskedEntry = {
  uid: string;
  documentId: string;
  url?: string | undefined;
  category?: string | undefined;
};
/** A page, by its address below the site's and its name for people. */
type NamedPage = { path: string; name: string };

const OWN = 'Its own page';
const page = {
  home: { path: paths.home, name: pageNames.home },
  about: { path: paths.about, name: pageNames.about },
  residential: { path: paths.residential, name: pageNames.residential },
  commercial: { path: paths.commercial, name: pageNames.commercial },
  news: { path: paths.newsAndMedia, name: pageNames.newsAndMedia },
  blogs: { path: paths.blogs, name: pageNames.blogs },
  career: { path: paths.career, name: pageNames.career },
  contact: { path: paths.contact, name: pageNames.contact },
  trust: { path: paths.trust, name: pageNames.trust },
  shortlist: { path: paths.shortlist(), name: pageNames.shortlist },
} satisfies Record<string, NamedPage>;

const isIn = (entries: readonly { documentId: string }[], { documentId }: AskedEntry) =>
  entries.some((entry) => entry.documentId === documentId);
const pageOf = ({ path, title }: Project): NamedPage => ({ path, name: title });
const trustRoomOf = ({ category, url, title }: Project): NamedPage => ({
  path: paths.projectTrust(category, url),
  name: `${pageNames.trust}, ${title}`,
});
const trustRooms = (projects: Project[]) => projects.filter(hasTrustRoom).map(trustRoomOf);

async function pagesOfProject(entry: AskedEntry): Promise<NamedPage[]> {
  const loads = await Promise.all([settle(getProjects), settle(getHome), settle(getBlogs)]);
  const [projects, { banners }, blogs] = [
    dataOr(loads[0], []),
    dataOr(loads[1], emptyHome),
    dataOr(loads[2], []),
  ];
  const category = projectCategory(entry.category);
  const { url } = entry;
  const featured = [...featuredOf(projects, 'residential'), ...featuredOf(projects, 'commercial')];
  const latest = latestUpdate(projects)?.project;
  const inBanner = banners.some(({ goal }) => {
    if (goal?.kind !== 'project') return false;
    const { project } = goal;
    return 'documentId' in project ? project.documentId === entry.documentId : project.url === url;
  });
  return [
    ...(category && url ? [{ path: paths.project(category, url), name: OWN }] : []),
    ...(category ? [page[category]] : []),
    ...trustRooms(projects.filter(({ documentId }) => documentId === entry.documentId)),
    page.trust,
    ...(inBanner || isIn(latest ? [...featured, latest] : featured, entry) ? [page.home] : []),
    ...blogs
      .filter(({ project }) => project !== '' && project === url)
      .map((post) => ({ path: paths.blogPost(post.url), name: post.title })),
  ];
}

async function pagesOfNews(entry: AskedEntry): Promise<NamedPage[]> {
  const onHome = isIn(latestNews(dataOr(await settle(getNews), [])), entry);
  const own = entry.url ? [{ path: paths.newsItem(entry.url), name: OWN }] : [];
  return [...own, page.news, ...(onHome ? [page.home] : [])];
}

async function pagesOfBlog(entry: AskedEntry): Promise<NamedPage[]> {
  const onHome = isIn(latestBlogs(dataOr(await settle(getBlogs), [])), entry);
  const own = entry.url ? [{ path: paths.blogPost(entry.url), name: OWN }] : [];
  return [...own, page.blogs, ...(onHome ? [page.home] : [])];
}

const projectPages = async (shows: (project: Project) => boolean) =>
  dataOr(await settle(getProjects), [])
    .filter(shows)
    .map(pageOf);

const pagesByContent: Record<ContentName, (entry: AskedEntry) => Promise<NamedPage[]> | NamedPage[]> = {
  home: () => [page.home],
  projects: pagesOfProject,
  cities: () => [page.residential, page.commercial, page.contact],
  localities: () => [page.residential, page.commercial],
  news: pagesOfNews,
  blogs: pagesOfBlog,
  careers: () => [page.career],
  about: () => [page.about],
  contact: () => [page.contact],
  trust: async () => [page.trust, ...trustRooms(dataOr(await settle(getProjects), []))],
  pageTexts: () => [page.residential, page.commercial, page.news, page.blogs, page.career, page.shortlist],
  projectPage: async () => {
    const projects = dataOr(await settle(getProjects), []);
    return [...projects.map(pageOf), ...trustRooms(projects)];
  },
  // The frame around every page.
  site: async () => [...Object.values(page), ...(await projectPages(() => true))],
  costRates: () => projectPages(({ offer }) => Boolean(offer?.costs || offer?.lease)),
  redirects: () => [],
  consentNotice: () => [],
};

/** The pages on which visitors see something of an entry, or would if it were published. */
export async function pagesOfEntry(entry: AskedEntry): Promise<NamedPage[]> {
  let name: ContentName;
  for (name in contents) if (contents[name].uid === entry.uid) return pagesByContent[name](entry);
  return [];
}
