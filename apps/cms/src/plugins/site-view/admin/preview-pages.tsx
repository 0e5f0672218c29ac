import { Flex, Typography } from '@strapi/design-system';
import { type RefObject, useEffect, useRef } from 'react';

type PageProps = { title: string; href: string; width: number; frame: RefObject<HTMLIFrameElement> };

/** The page at its own width, made as small as there is room for. */
function Page({ title, href, width, frame }: PageProps) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = room.current;
    if (!box) return;
    const fit = () => {
      const scale = Math.min(1, box.clientWidth / width);
      box.style.setProperty('--preview-width', `${width}px`);
      box.style.setProperty('--preview-scale', String(scale));
      box.style.setProperty('--preview-height', `${box.clientHeight / scale}px`);
    };
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    fit();
    return () => watch.disconnect();
  }, [width]);
  return (
    <div className="site-preview-room" ref={room}>
      <iframe ref={frame} title={title} className="site-preview-page" src={href} />
    </div>
  );
}

/** Hands on how far one of two pages was scrolled to the other: they are of another origin, and tell it themselves. */
function useScrollTogether(frames: RefObject<HTMLIFrameElement>[], origin: string, together: boolean) {
  const held = useRef(frames);
  held.current = frames;
  useEffect(() => {
    if (!together) return;
    const handOn = (event: MessageEvent) => {
      const windows = held.current.map(({ current }) => current?.contentWindow);
      if (event.origin !== origin || !windows.some((one) => one === event.source)) return;
      for (const other of windows) if (other !== event.source) other?.postMessage(event.data, origin);
    };
    window.addEventListener('message', handOn);
    return () => window.removeEventListener('message', handOn);
  }, [origin, together]);
}

type Props = { href: string; published: string; width: number; compares: boolean };

/** The page with the draft; beside it, to compare, the page as it is on the site. */
export function PreviewPages({ href, published, width, compares }: Props) {
  const [site, draft] = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)];
  useScrollTogether([site, draft], new URL(href).origin, compares);
  return (
    <div className="site-preview-pages">
      {compares ? (
        <Flex tag="section" aria-label="On the site" className="site-preview-side" direction="column">
          <Typography variant="sigma" tag="h2">
            On the site
          </Typography>
          <Page title="The page as visitors see it now" href={published} width={width} frame={site} />
        </Flex>
      ) : null}
      <Flex tag="section" aria-label="Draft" className="site-preview-side" direction="column">
        {compares ? (
          <Typography variant="sigma" tag="h2">
            Draft
          </Typography>
        ) : null}
        <Page title="The draft as the site would show it" href={href} width={width} frame={draft} />
      </Flex>
    </div>
  );
}
