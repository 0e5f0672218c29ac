import { Box, Button, Flex, Grid, Modal, Radio, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sayError, sayMoment } from '../../plugins/lead-desk/admin/say';
import type { ToChoose } from '../../versions/replies';
import { setConflict, useConflict } from './conflicts';
import { refreshEntries } from './refresh-entries';
import { type Conflict, headersOf } from './seen-versions';
import { ShownLines } from './shown-lines';
import { tellStored } from './stored-forms';
import { linesApart, sayField } from './value-lines';

type Side = 'mine' | 'theirs';
type Choices = Record<string, Side | undefined>;

const listOf = (model: string) => `/content-manager/collection-types/${model}`;

/** What somebody was about to do, as their button says it. */
function sayAct({ url, method }: Conflict): { act: string; sendsFields: boolean } {
  if (method === 'DELETE') return { act: 'Delete all the same', sendsFields: false };
  if (url.includes('/actions/unpublish')) return { act: 'Unpublish all the same', sendsFields: false };
  if (url.includes('/actions/discard')) return { act: 'Discard all the same', sendsFields: false };
  if (url.includes('/actions/publish')) return { act: 'Publish this', sendsFields: true };
  return { act: 'Save this', sendsFields: true };
}

/** Who alone changed a field keeps it, unless somebody decides otherwise. */
const atFirst = (differences: ToChoose[]): Choices =>
  Object.fromEntries(
    differences.map(({ field, by }) => [field, by === 'me' ? 'mine' : by === 'them' ? 'theirs' : undefined]),
  );

type ChooseProps = {
  model: string;
  difference: ToChoose;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

function Choose({ model, difference, chosen, onChoose }: ChooseProps) {
  const { field, mine, theirs } = difference;
  const label = sayField(model, field);
  const [ofMine, ofTheirs] = linesApart(label, mine, theirs);
  const sides = [
    { side: 'mine', title: 'Mine', lines: ofMine },
    { side: 'theirs', title: 'Theirs', lines: ofTheirs },
  ] as const;
  return (
    <Box tag="section" paddingBottom={5}>
      <Typography variant="delta" tag="h3" paddingBottom={2}>
        {label}
      </Typography>
      <Radio.Group
        aria-label={label}
        value={chosen ?? ''}
        onValueChange={(value: string) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
      >
        <Grid.Root gap={3}>
          {sides.map(({ side, title, lines }) => (
            <Grid.Item key={side} col={6} s={12} xs={12} direction="column" alignItems="stretch">
              <Box
                padding={3}
                hasRadius
                height="100%"
                background={chosen === side ? 'primary100' : 'neutral100'}
                borderColor={chosen === side ? 'primary600' : 'neutral200'}
              >
                <Box paddingBottom={2}>
                  <Radio.Item value={side}>{title}</Radio.Item>
                </Box>
                <ShownLines lines={lines} under={label} />
              </Box>
            </Grid.Item>
          ))}
        </Grid.Root>
      </Radio.Group>
    </Box>
  );
}

function Opened({ conflict }: { conflict: Conflict }) {
  const { model, url, method, overtaken } = conflict;
  const { who, at, version, entry, differences } = overtaken;
  const { act, sendsFields } = sayAct(conflict);
  const { put, post, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [choices, setChoices] = useState<Choices>(() => atFirst(differences));
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const all = (side: Side) => setChoices(Object.fromEntries(differences.map(({ field }) => [field, side])));
  const open = differences.filter(({ field }) => choices[field] === undefined).length;
  const done = (message: string) => {
    setConflict(null);
    if (sendsFields) tellStored({ model, entry });
    refreshEntries();
    toggleNotification({ type: 'success', message });
  };

  async function send() {
    const mine = differences.filter(({ field }) => choices[field] === 'mine');
    const body = sendsFields
      ? Object.fromEntries(mine.map(({ field, write }) => [field, write]))
      : conflict.body;
    if (method === 'PUT' && mine.length === 0) return done('Nothing of yours was to be stored');
    const options = headersOf(entry, version);
    setSending(true);
    setError(null);
    try {
      if (method === 'DELETE') {
        await del(url, options);
        // Of what is deleted there is no form.
        navigate(listOf(model));
      } else await (method === 'PUT' ? put(url, body, options) : post(url, body, options));
      done(method === 'PUT' ? 'Saved, with what you chose' : 'Done');
    } catch (failure) {
      setError(sayError(failure));
    } finally {
      setSending(false);
    }
  }

  return (
    <Modal.Content>
      {/* Strapi's own header has a cross, and nothing is decided by going away. */}
      <Flex padding={4} paddingLeft={5} background="neutral100">
        <Modal.Title>
          {who} changed this{at ? ` on ${sayMoment(at)}` : ''}
        </Modal.Title>
      </Flex>
      <Modal.Body>
        <Typography tag="p" paddingBottom={4}>
          {sendsFields
            ? 'You had it open meanwhile. Nothing of yours was stored yet, and nothing of theirs is lost: choose what stays.'
            : 'You had it open meanwhile. This is what is stored now, beside what you saw.'}
        </Typography>
        {sendsFields && differences.length > 1 && (
          <Flex gap={2} paddingBottom={4} wrap="wrap">
            <Button size="S" variant="tertiary" onClick={() => all('mine')}>
              Mine everywhere
            </Button>
            <Button size="S" variant="tertiary" onClick={() => all('theirs')}>
              Theirs everywhere
            </Button>
          </Flex>
        )}
        {differences.length === 0 && <Typography tag="p">Both of you wrote the same.</Typography>}
        {sendsFields
          ? differences.map((difference) => (
              <Choose
                key={difference.field}
                model={model}
                difference={difference}
                chosen={choices[difference.field]}
                onChoose={(side) => setChoices((before) => ({ ...before, [difference.field]: side }))}
              />
            ))
          : differences.map(({ field, theirs }) => (
              <Box key={field} paddingBottom={4}>
                <Typography variant="delta" tag="h3">
                  {sayField(model, field)}
                </Typography>
                <ShownLines
                  lines={linesApart(sayField(model, field), theirs, null)[0]}
                  under={sayField(model, field)}
                />
              </Box>
            ))}
        {error && (
          <Typography tag="p" textColor="danger600" role="alert">
            {error}
          </Typography>
        )}
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={() => done('What was stored stays')}>
          {sendsFields ? 'Throw mine away' : 'Leave it'}
        </Button>
        <Button loading={sending} disabled={sendsFields && open > 0} onClick={send}>
          {open > 0 && sendsFields ? `${open} left to choose` : act}
        </Button>
      </Modal.Footer>
    </Modal.Content>
  );
}

/**
 * What somebody wanted to store over another's newer version: they choose, field by field. It is closed by a decision
 * only, because the form behind it shows the other's version by now.
 */
export function ConflictDialog() {
  const conflict = useConflict();
  if (!conflict) return null;
  return (
    <Modal.Root open>
      <Opened key={conflict.overtaken.version} conflict={conflict} />
    </Modal.Root>
  );
}
