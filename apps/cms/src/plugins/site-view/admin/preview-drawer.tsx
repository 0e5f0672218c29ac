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
import { useEffect, useState } from 'react';
import { sayError } from '../../lead-desk/admin/say';
import { PreviewPages } from './preview-pages';
import { readPreview } from './read-reply';

/** Where the designs of the site are looked at: a telephone, a tablet, a desk. CSS pixels. */
const WIDTHS = [
  { width: 390, name: 'Phone' },
  { width: 768, name: 'Tablet' },
  { width: 1440, name: 'Desktop' },
];

type Shown = { pages: { href: string; published: string } | null; error: string | null };

/** Addresses for the draft and for what is on the site, and others whenever it is saved. */
function usePreview(address: string, version: string) {
  const { post } = useFetchClient();
  const [shown, setShown] = useState<Shown>({ pages: null, error: null });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is shown anew
  useEffect(() => {
    let over = false;
    post<unknown>(address)
      .then(({ data }) => ({ pages: readPreview(data), error: null }))
      .catch((error: unknown) => ({ pages: null, error: sayError(error) }))
      .then((known) => {
        if (!over) setShown(known);
      });
    return () => {
      over = true;
    };
  }, [post, address, version, round]);
  return { ...shown, again: () => setRound((before) => before + 1) };
}

type Props = {
  address: string;
  version: string;
  /** Whether something else is on the site, which the draft can be seen beside. */
  differs: boolean;
  onClose: () => void;
};

/** The real page with the draft in it, beside the form, or beside the page that is on the site. */
export function PreviewDrawer({ address, version, differs, onClose }: Props) {
  const [width, setWidth] = useState(390);
  const [wanted, setCompares] = useState(false);
  const compares = wanted && differs;
  const { pages, error, again } = usePreview(address, version);
  useEffect(() => {
    // What was open over the drawer takes the key for itself.
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onClose();
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <Box
      tag="aside"
      className={compares ? 'site-preview is-compared' : 'site-preview'}
      aria-label="Preview"
      background="neutral0"
      shadow="popupShadow"
    >
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
          {differs ? (
            <Button
              variant={compares ? 'secondary' : 'tertiary'}
              aria-pressed={compares}
              onClick={() => setCompares(!compares)}
            >
              Compare
            </Button>
          ) : null}
        </Flex>
        <IconButton label="Close the preview" onClick={onClose}>
          <Cross />
        </IconButton>
      </Flex>
      <Box paddingLeft={3} paddingRight={3} paddingBottom={2}>
        <Typography variant="pi" textColor="neutral600">
          {compares
            ? 'What visitors see now, and what was saved last. Both are scrolled together.'
            : 'What was saved last. Save, and it is shown anew.'}
        </Typography>
      </Box>
      {pages ? <PreviewPages {...pages} width={width} compares={compares} /> : null}
      {pages === null ? (
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
