import {
  Button,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextButton,
  Typography,
} from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { sayError } from '../../lead-desk/admin/say';
import { REVIEW_DAYS } from '../previewed';
import type { Review } from '../server/replies';
import { readReviews } from './read-reply';

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const USUAL_DAYS = 7;

/** The links of an entry for people without an account: made for some days, copied, ended. */
export function ReviewLinks({ address }: { address: string }) {
  const { get, post, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [links, setLinks] = useState<Review[] | null>(null);
  const [days, setDays] = useState(USUAL_DAYS);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const failed = (error: unknown) => toggleNotification({ type: 'danger', message: sayError(error) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again
  useEffect(() => {
    const stop = new AbortController();
    setError(null);
    get<unknown>(address, { signal: stop.signal })
      .then(({ data }) => setLinks(readReviews(data)))
      .catch((reason: unknown) => {
        if (!stop.signal.aborted) setError(sayError(reason));
      });
    return () => stop.abort();
  }, [get, address, round]);

  const act = async (asked: Promise<{ data: unknown }>) => {
    setBusy(true);
    try {
      setLinks(readReviews((await asked).data));
      setError(null);
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  };
  const copy = (href: string) =>
    navigator.clipboard
      .writeText(href)
      .then(() => toggleNotification({ type: 'success', message: 'The link is copied' }), failed);

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography variant="pi" textColor="neutral600">
        A review link shows this draft, and nothing else, to people without an account.
      </Typography>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <SingleSelect
          aria-label="Days"
          size="S"
          value={String(days)}
          onChange={(value: string | number) => setDays(Number(value))}
        >
          {REVIEW_DAYS.map((one) => (
            <SingleSelectOption key={one} value={String(one)}>
              {one === 1 ? '1 day' : `${one} days`}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Button
          variant="secondary"
          size="S"
          loading={busy}
          onClick={() => act(post<unknown>(address, { days }))}
        >
          Make a link
        </Button>
      </Flex>
      {error ? (
        <Flex direction="column" alignItems="flex-start" gap={1} role="alert">
          <Typography variant="pi" textColor="danger600">
            Which links are open is not known: {error}
          </Typography>
          <TextButton onClick={() => setRound((before) => before + 1)}>Try again</TextButton>
        </Flex>
      ) : null}
      {links?.map(({ id, href, until, by }) => (
        <Flex key={id} gap={3} wrap="wrap">
          <Typography variant="pi">
            Until {day.format(new Date(until))}, by {by}
          </Typography>
          <TextButton onClick={() => copy(href)}>Copy</TextButton>
          <TextButton onClick={() => act(del<unknown>(`${address}/${id}`))}>End</TextButton>
        </Flex>
      ))}
    </Flex>
  );
}
