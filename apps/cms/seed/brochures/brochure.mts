import type { Block } from '../markdown-to-blocks.mts';
import type { SeedData } from '../read-data.mts';
import type { MediaFile } from '../schemas/media-file.mts';
import { areaSqFt, areaSqM, calendarDay, price } from './figures.mts';
import { type Html, html } from './html.mts';

type Project = SeedData['projects'][number];
type Site = SeedData['site'][number];
/** The address of a picture that the page can show. */
type AddressOf = (media: MediaFile) => string;
/** The address of a drawn code that leads there. */
type CodeOf = (address: string) => string;

/** The first paragraph and the first section of the disclaimer: what a reader of a brochure must know. */
const DISCLAIMER_BLOCKS = 3;
const AMENITY_PICTURES = 4;
const PLANS_OF_A_PAGE = 2;

/** The body of a project's brochure: A4 pages, to be printed with `brochure.css`. */
export function brochure(project: Project, site: Site, addressOf: AddressOf, codeOf: CodeOf): Html {
  const page = (content: Html) =>
    html`<section class="page">${content}<footer class="quiet"><span>${site.brandName} · ${project.title}</span
      ><span>${site.phone} · ${site.email}</span></footer></section>`;
  return html`${cover(project, site, addressOf, codeOf)}${[
    overview(project, addressOf),
    terms(project),
    amenities(project, addressOf),
    ...plans(project, addressOf),
    progress(project, addressOf),
    visit(project, site, addressOf),
  ]
    .filter((content) => content !== undefined)
    .map(page)}`;
}

const figure = (media: MediaFile, words: string, addressOf: AddressOf) =>
  html`<figure><img src="${addressOf(media)}" alt="${media.alt}"><figcaption>${words}. ${media.caption}.</figcaption></figure>`;

/** Where codes lead of what has no page of its own. */
export const MAHARERA = 'https://maharera.maharashtra.gov.in/';

/** Number, register and code of each phase: they belong on whatever advertises it (MahaRERA Orders 46/2023, 46C/2025). */
const registrations = (phases: Project['phases'], codeOf: CodeOf) =>
  html`<div class="registrations">${phases.map((phase) =>
    phase.occupancyCertificateOn
      ? html`<p><span><b>${phase.name}</b><br>Occupancy certificate<br>${calendarDay(phase.occupancyCertificateOn)}</span></p>`
      : html`<p><img src="${codeOf(phase.reraUrl ?? MAHARERA)}" alt="Code that leads to MahaRERA"><span><b>${phase.name}</b><br>MahaRERA ${phase.reraNumber ?? 'registration awaited'}<br>Sample registration<br>maharera.maharashtra.gov.in</span></p>`,
  )}</div>`;

const cover = (
  { title, locality, projectStatus, banner, phases }: Project,
  site: Site,
  addressOf: AddressOf,
  codeOf: CodeOf,
) => html`
  <section class="page cover">
    <img src="${addressOf(banner.mobileBanner)}" alt="${banner.mobileBanner.alt}">
    <p class="caption">${banner.mobileBanner.caption}</p>
    <div class="title">
      <p class="eyebrow">${locality}, Pune · ${projectStatus}</p>
      <h1>${title}</h1>
      <p class="line">${banner.subheading ?? banner.heading}</p>
    </div>
    ${registrations(phases, codeOf)}
    <img class="mark" src="${addressOf(site.logo)}" alt="${site.logo.alt}">
  </section>`;

const overview = ({ overview, featuredImage }: Project, addressOf: AddressOf) => html`
  <h2>${overview.heading}</h2>
  <div class="columns">
    <div>${blocks(overview.description ?? [])}</div>
    <ul>${overview.highlights.map(({ text }) => html`<li>${text}</li>`)}</ul>
  </div>
  <div class="bleed">${
    featuredImage
      ? figure(featuredImage.image, featuredImage.caption ?? featuredImage.image.alt, addressOf)
      : figure(overview.overviewImage, overview.overviewImage.alt, addressOf)
  }</div>`;

const terms = ({ ProjectConfiguration, phases, nearby }: Project) => html`
  <h2>Sizes, prices and dates</h2>
  <table>
    <tr><th>Type</th><th>Carpet area</th><th></th><th>Price</th><th>Availability</th></tr>
    ${ProjectConfiguration.map(
      (offer) => html`<tr>
        <td>${offer.type}</td>
        <td>${areaSqFt(offer.carpetAreaFrom, offer.carpetAreaTo)}</td>
        <td class="quiet">${areaSqM(offer.carpetAreaFrom, offer.carpetAreaTo)}</td>
        <td>${price(offer.priceFrom, offer.priceTo)}</td>
        <td class="state">${offer.availability}</td>
      </tr>`,
    )}
  </table>
  <p class="note quiet">Prices are without taxes, stamp duty and registration.</p>
  <h3>Registered with MahaRERA</h3>
  <table>
    <tr><th>Phase</th><th>Number</th><th>Valid until</th><th>Promised for</th><th>Occupancy certificate</th></tr>
    ${phases.map(
      (phase) => html`<tr>
        <td>${phase.name}</td>
        <td>${phase.reraNumber ?? 'Awaited'}${phase.reraNumber ? html`<br><span class="quiet">Sample registration</span>` : undefined}</td>
        <td>${calendarDay(phase.validUntil)}</td>
        <td>${calendarDay(phase.promisedCompletion)}</td>
        <td>${calendarDay(phase.occupancyCertificateOn)}</td>
      </tr>`,
    )}
  </table>
  <h3>Nearby</h3>
  <table>${nearby.map(
    ({ place, distanceKm, minutes }) => html`<tr>
      <td>${place}</td><td>${distanceKm} km</td><td>${minutes === undefined ? '' : `${minutes} min by car`}</td>
    </tr>`,
  )}</table>`;

function amenities({ amenities, gallery }: Project, addressOf: AddressOf): Html {
  const groups = [...new Set(amenities.map(({ group }) => group ?? 'Others'))];
  const pictures = gallery.filter(({ kind }) => kind !== 'exterior' && kind !== 'detail');
  return html`
    <h2>What is there for everybody</h2>
    <div class="amenities">${groups.map(
      (group) =>
        html`<div><h3>${group}</h3><ul>${amenities
          .filter((amenity) => (amenity.group ?? 'Others') === group)
          .map(({ name }) => html`<li>${name}</li>`)}</ul></div>`,
    )}</div>
    <div class="pair">${pictures
      .slice(0, AMENITY_PICTURES)
      .flatMap(({ caption, galleryImages: [image] }) =>
        image ? [figure(image, caption, addressOf)] : [],
      )}</div>`;
}

// Gated plans are shown to those who have written to us, so they are not for a file that goes from hand to hand.
const openPlans = ({ floorPlans }: Project) => floorPlans.filter(({ gated }) => !gated);

/** The plans anybody may see, two to a page. */
function plans(project: Project, addressOf: AddressOf): Html[] {
  const open = openPlans(project);
  const firsts = open.filter((_, index) => index % PLANS_OF_A_PAGE === 0);
  return firsts.map(
    (_, index) =>
      html`${open.slice(index * PLANS_OF_A_PAGE, (index + 1) * PLANS_OF_A_PAGE).map(
        ({ title, carpetArea, images }) => html`<div class="plan"><h2>${title}</h2>
          ${images.map((image) => figure(image, carpetArea ? `${areaSqFt(carpetArea)} carpet` : title, addressOf))}</div>`,
      )}`,
  );
}

/** How far the work is, and that there are more plans than these. */
function progress(project: Project, addressOf: AddressOf): Html | undefined {
  const { floorPlans, constructionUpdates } = project;
  const news = [...constructionUpdates].sort((a, b) => b.date.localeCompare(a.date));
  const latest = news.find(({ image }) => image);
  const isMore = openPlans(project).length < floorPlans.length;
  if (!isMore && !latest) return undefined;
  return html`
    ${
      latest?.image
        ? html`<h2>How far it is</h2><div class="columns"><ul>${news
            .slice(0, 5)
            .map(
              ({ title, date, tower, percentComplete }) =>
                html`<li>${calendarDay(date)} · ${[tower, title].filter(Boolean).join(', ')}${percentComplete === undefined ? '' : ` · ${percentComplete}%`}</li>`,
            )}</ul>
          ${figure(latest.image, `${latest.title}, ${calendarDay(latest.date)}`, addressOf)}</div>`
        : undefined
    }
    ${
      isMore
        ? html`<p class="more">Plans of the other types are on the project's page, and we send them to whoever asks.</p>`
        : undefined
    }`;
}

const visit = ({ title, address, gallery }: Project, site: Site, addressOf: AddressOf) => html`
  <h2>Come and see it</h2>
  <div class="columns">
    <div><h3>${title}</h3><p>${address}</p></div>
    <div><h3>${site.brandName}</h3><p>${site.headOfficeAddress}</p><p>${site.phone}</p><p>${site.email}</p></div>
  </div>
  <div class="bleed lifted">${gallery
    .filter(({ kind }) => kind === 'exterior')
    .slice(-1)
    .flatMap(({ caption, galleryImages: [image] }) =>
      image ? [figure(image, caption, addressOf)] : [],
    )}</div>
  <div class="small-print quiet">
    ${blocks(site.disclaimer.slice(0, DISCLAIMER_BLOCKS))}
    <p>${site.brandName} is a made-up company: its buildings, prices and registration numbers are samples.</p>
    <p>${site.copyrightLine}</p>
  </div>`;

function blocks(content: Block[]): Html {
  return html`${content.map((block) => {
    if (block.type === 'heading') return html`<h3>${words(block)}</h3>`;
    if (block.type !== 'list') return html`<p>${words(block)}</p>`;
    return html`<ul>${block.children.map((item) => html`<li>${words(item)}</li>`)}</ul>`;
  })}`;
}

type Node = { text: string } | { children: Node[] };
const words = (node: Node): string => ('text' in node ? node.text : node.children.map(words).join(''));
