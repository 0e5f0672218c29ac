import type { RouteData, SSRManifest } from 'astro';
import { report } from '../cms/report';
import { spell } from '../config/spelling';
import { ArrivingBodies } from './arriving-bodies';
import { Budget, Lane } from './budget';
import { nobody, Sharing } from './sharing';

/** What is shared is made once for many, so many may wait for it. */
const SHARED = new Budget({ atOnce: 4, waiting: 512 });
/** What is made for one visitor costs as much as the first page of all: few at a time, and a short queue. */
const UNSHARED = new Budget({ atOnce: 2, waiting: 32 });

const ERROR_PAGES = ['/404', '/500'];

/** A route with what it declares. */
export type Declared = { sharing: Sharing; lane: Lane; bodies?: ArrivingBodies };
export type Match = { route: RouteData; path: string };

/** The path with those words in small letters that the route itself says. */
function withRouteWords(route: RouteData, segments: readonly string[]): string[] {
  return segments.map((segment, index) => {
    const parts = route.segments[index];
    return parts?.every(({ dynamic }) => !dynamic) ? segment.toLowerCase() : segment;
  });
}

/** The routes of `src/pages`, and who shares what they show. */
export class SiteRoutes {
  readonly #pages: SSRManifest['pageMap'];
  readonly #routes: RouteData[];
  readonly #declared = new Map<string, Promise<Declared>>();
  readonly #shared = new Lane(SHARED);
  readonly #lanes: Lane[] = [this.#shared];

  constructor({ pageMap, routes }: Pick<SSRManifest, 'pageMap' | 'routes'>) {
    this.#pages = pageMap;
    this.#routes = routes
      .map(({ routeData }) => routeData)
      .filter(({ origin, route }) => origin === 'project' && !ERROR_PAGES.includes(route));
  }

  /** The route that an address denotes, with the one spelling of it. */
  at(segments: readonly string[]): Match | null {
    const path = `/${segments.join('/')}`;
    const route = this.#routes.find(({ pattern }) => pattern.test(path));
    if (route) return { route, path: spell(segments) };
    const lowered = this.#routes.find(({ pattern }) => pattern.test(path.toLowerCase()));
    return lowered ? { route: lowered, path: spell(withRouteWords(lowered, segments)) } : null;
  }

  /** What a route declares; read once. */
  async declared(route: RouteData): Promise<Declared> {
    const before = this.#declared.get(route.component);
    if (before) return before;
    const reading = this.#read(route);
    this.#declared.set(route.component, reading);
    return reading;
  }

  /** How many requests are being answered, and how many wait. */
  load(): { running: number; waiting: number } {
    const sum = (of: (lane: Lane) => number) => this.#lanes.reduce((before, lane) => before + of(lane), 0);
    return { running: sum(({ running }) => running), waiting: sum(({ waiting }) => waiting) };
  }

  async #read(route: RouteData): Promise<Declared> {
    const module = await this.#pages?.get(route.component)?.();
    const page: object = (await module?.page()) ?? {};
    const sharing: unknown = Reflect.get(page, 'sharing');
    const budget: unknown = Reflect.get(page, 'budget');
    if (!(sharing instanceof Sharing))
      report(`${route.component} does not say who shares it: what it shows is shared with nobody`);
    if (sharing instanceof Sharing && sharing.queryOf && !budget) return { sharing, lane: this.#shared };
    const lane = new Lane(budget instanceof Budget ? budget : UNSHARED);
    this.#lanes.push(lane);
    const bodies: unknown = Reflect.get(page, 'bodies');
    return {
      sharing: sharing instanceof Sharing ? sharing : nobody,
      lane,
      ...(bodies instanceof ArrivingBodies ? { bodies } : {}),
    };
  }
}
