import {
  Box,
  Button,
  Flex,
  IconButton,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { ArrowClockwise, Cross } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { sayError } from '../../lead-desk/admin/say';
import { readPreview } from './read-reply';

/** Where the designs of the site are looked at: a telephone, a tablet, a desk. CSS pixels. */
const WIDTHS = [
  { width: 390, name: 'Phone' },
  { width: 768, name: 'Tablet' },
  { width: 1440, name: 'Desktop' },
];

type Shown = { href: string | null; error: string | null };

/** An address for the draft, and another whenever it is saved. */
function usePreview(address: string, version: string) {
  const { post } = useFetchClient();
  const [shown, setShown] = useState<Shown>({ href: null, error: null });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is shown anew
  useEffect(() => {
    let over = false;
    post<unknown>(address)
      .then(({ data }) => readPreview(data).href)
      .then((href) => ({ href, error: null }))
      .catch((error: unknown) => ({ href: null, error: sayError(error) }))
      .then((known) => {
        if (!over) setShown(known);
      });
    return () => {
      over = true;
    };
  }, [post, address, version, round]);
  return { ...shown, again: () => setRound((before) => before + 1) };
}

/** The page at its own width, made as small as there is room for. */
function Page({ href, width }: { href: string; width: number }) {
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
      <iframe title="The draft as the site would show it" className="site-preview-page" src={href} />
    </div>
  );
}

type Props = { address: string; version: string; onClose: () => void };

/** The real page with the draft in it, beside the form. */
export function PreviewDrawer({ address, version, onClose }: Props) {
  const [width, setWidth] = useState(390);
  const { href, error, again } = usePreview(address, version);
  useEffect(() => {
    // What was open over the drawer takes the key for itself.
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onClose();
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <Box tag="aside" className="site-preview" aria-label="Preview" background="neutral0" shadow="popupShadow">
      <Flex gap={2} padding={3} justifyContent="space-between">
        <Flex gap={2}>
          <SingleSelect
            aria-label="Width"
            size="S"
            value={String(width)}
            onChange={(value: string | number) => setWidth(Number(value))}
          >
            {WIDTHS.map((one) => (
              <SingleSelectOption key={one.width} value={String(one.width)}>
                {`${one.name}, ${one.width}`}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          <IconButton label="Load again" onClick={again}>
            <ArrowClockwise />
          </IconButton>
        </Flex>
        <IconButton label="Close the preview" onClick={onClose}>
          <Cross />
        </IconButton>
      </Flex>
      <Box paddingLeft={3} paddingRight={3} paddingBottom={2}>
        <Typography variant="pi" textColor="neutral600">
          What was saved last. Save, and it is shown anew.
        </Typography>
      </Box>
      {href ? <Page href={href} width={width} /> : null}
      {href === null ? (
        <Flex direction="column" gap={3} padding={6} role="status">
          <Typography>{error ?? 'One moment …'}</Typography>
          {error ? (
            <Button variant="secondary" onClick={again}>
              Try again
            </Button>
          ) : null}
        </Flex>
      ) : null}
    </Box>
  );
}
