import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { type FormEvent, useId, useState } from 'react';
import { DayInput } from '../../plugins/lead-desk/admin/day-input';
import { sayError } from '../../plugins/lead-desk/admin/say';
import type { EntrySchedule } from '../../schedule/replies';
import { readMoment, sayIndia, writtenAt } from '../../schedule/written-moment';
import type { When } from './use-entry-schedule';

type Action = EntrySchedule['waiting'][number]['action'];
type Props = {
  action: Action;
  /** What is set already; null: nothing. */
  before: string | null;
  isTyped: boolean;
  onSet: (when: When) => Promise<void>;
  onClose: () => void;
};

const TITLES: Record<Action, string> = { publish: 'Publish later', unpublish: 'Take down later' };
const MEANT: Record<Action, string> = { publish: 'Goes live on', unpublish: 'Is taken down on' };
const WHAT_HAPPENS: Record<Action, string> = {
  publish: 'What is published then is the draft as it is then, and it is checked then as by Publish itself.',
  unpublish: 'It leaves the site then. Its draft stays.',
};
const INDIA_BEHIND_MINUTES = -330;
const HERE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

const usual = (): When => ({ day: '', time: '10:00' });

/** Asks for a day and a time of India, and says what they come to where the browser's clock shows another. */
export function WhenDialog({ action, before, isTyped, onSet, onClose }: Props) {
  const [when, setWhen] = useState(before === null ? usual : () => writtenAt(Date.parse(before)));
  const [refused, setRefused] = useState<{ wrong: keyof When | null; message: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useId();
  const change = (changed: Partial<When>) => {
    setWhen({ ...when, ...changed });
    setRefused(null);
  };
  const meant = readMoment(when, Date.now());
  const isElsewhere = new Date().getTimezoneOffset() !== INDIA_BEHIND_MINUTES;

  async function set(event: FormEvent) {
    event.preventDefault();
    // The dialog stands in the form of the entry, which is not to be saved by this.
    event.stopPropagation();
    const now = readMoment(when, Date.now());
    if ('message' in now) return setRefused(now);
    setBusy(true);
    try {
      await onSet(when);
      onClose();
    } catch (error) {
      setRefused({ wrong: null, message: sayError(error) });
      setBusy(false);
    }
  }
  const errorOf = (part: keyof When) => (refused?.wrong === part ? refused.message : undefined);

  return (
    <Modal.Root open onOpenChange={(open: boolean) => open || onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{TITLES[action]}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex
            tag="form"
            id={form}
            direction="column"
            alignItems="stretch"
            gap={5}
            onSubmit={set}
            noValidate
          >
            <Typography textColor="neutral700">{WHAT_HAPPENS[action]}</Typography>
            <div className="schedule-when">
              <Field.Root name="day" required error={errorOf('day')}>
                <Field.Label>Day</Field.Label>
                <DayInput
                  label="Day"
                  value={when.day}
                  onChange={(day) => change({ day: day ?? '' })}
                  onTyping={() => {}}
                />
                <Field.Error />
              </Field.Root>
              <Field.Root name="time" required error={errorOf('time')}>
                <Field.Label>Time in India (IST)</Field.Label>
                <TextInput
                  type="time"
                  value={when.time}
                  onChange={({ target }: { target: HTMLInputElement }) => change({ time: target.value })}
                />
                <Field.Error />
              </Field.Root>
            </div>
            {'at' in meant && (
              <Flex direction="column" alignItems="flex-start" gap={1} role="status">
                <Typography fontWeight="semiBold">
                  {MEANT[action]} {sayIndia(meant.at)} (India)
                </Typography>
                {isElsewhere && (
                  <Typography variant="pi" textColor="neutral600">
                    Your computer’s clock shows {HERE.format(meant.at)} then.
                  </Typography>
                )}
              </Flex>
            )}
            {isTyped && action === 'publish' && (
              <Typography variant="pi" textColor="warning700">
                What you typed in the form is not saved yet: only what is saved by then goes live.
              </Typography>
            )}
            {refused?.wrong === null && (
              <Typography textColor="danger600" role="alert">
                {refused.message}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={form} loading={busy}>
            Set the time
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
