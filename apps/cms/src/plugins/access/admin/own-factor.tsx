import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { sayError, sayMoment } from '../../lead-desk/admin/say';
import type { FactorState } from '../server/replies';
import { CodeForm } from './code-form';
import { KeptCodes } from './kept-codes';
import { KeyPicture } from './key-picture';
import { type Begun, readBegun, readRecoveryCodes } from './read-replies';

/** What somebody is in the middle of. */
type Step = { kind: 'confirm'; begun: Begun } | { kind: 'end' | 'renew' } | { kind: 'keep'; codes: string[] };

const sayLeft = (left: number) =>
  left === 1 ? 'One recovery code is left.' : `${left === 0 ? 'No' : left} recovery codes are left.`;

/** One's own second factor: switched on, off, and its recovery codes. */
export function OwnFactor({ state, onChanged }: { state: FactorState; onChanged: () => void }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [step, setStep] = useState<Step | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const go = (next: Step | null) => {
    setError(null);
    setStep(next);
  };
  async function ask(path: string, body: object, done: (answer: unknown) => void) {
    setBusy(true);
    setError(null);
    try {
      done((await post<unknown>(`/access/second-factor/${path}`, body)).data);
    } catch (failure) {
      setError(sayError(failure));
    } finally {
      setBusy(false);
    }
  }
  const begin = () => ask('begin', {}, (answer) => go({ kind: 'confirm', begun: readBegun(answer) }));
  const keep = (answer: unknown) => {
    go({ kind: 'keep', codes: readRecoveryCodes(answer).recoveryCodes });
    onChanged();
  };
  const cancel = (
    <Button size="L" variant="tertiary" onClick={() => go(null)} style={{ minHeight: '4.4rem' }}>
      Cancel
    </Button>
  );
  const form = { digits: true, error, busy, children: cancel };

  if (step?.kind === 'keep') return <KeptCodes codes={step.codes} onDone={() => go(null)} />;
  if (step?.kind === 'confirm')
    return (
      <Flex direction="column" alignItems="stretch" gap={6}>
        <KeyPicture begun={step.begun} />
        <CodeForm
          {...form}
          label="The six digits that the app shows"
          act="Switch on"
          onCode={(code) => ask('confirm', { code }, keep)}
        />
      </Flex>
    );
  if (step?.kind === 'end')
    return (
      <CodeForm
        {...form}
        digits={false}
        danger
        label="A code of your app, or a recovery code"
        act="Switch off"
        onCode={(code) =>
          ask('end', { code }, () => {
            toggleNotification({ type: 'success', message: 'Your second step is switched off' });
            go(null);
            onChanged();
          })
        }
      />
    );
  if (step?.kind === 'renew')
    return (
      <CodeForm
        {...form}
        label="A code of your app"
        act="Make new recovery codes"
        onCode={(code) => ask('recovery-codes', { code }, keep)}
      />
    );
  return (
    <Flex direction="column" alignItems="flex-start" gap={4}>
      <Typography tag="p">
        {state.on
          ? `On since ${sayMoment(state.since)}. ${sayLeft(state.recoveryCodesLeft)}`
          : 'Off. With it, whoever learns your password still cannot sign in as you: a code of your phone is asked for too.'}
      </Typography>
      {state.needed && !state.on && (
        <Typography tag="p" fontWeight="semiBold">
          You see people’s data, so it is asked for when you sign in next.
        </Typography>
      )}
      {error && (
        <Typography tag="p" textColor="danger600" role="alert">
          {error}
        </Typography>
      )}
      <Flex gap={2} wrap="wrap">
        {state.on ? (
          <>
            <Button variant="secondary" onClick={() => go({ kind: 'renew' })}>
              New recovery codes
            </Button>
            <Button variant="danger-light" onClick={() => go({ kind: 'end' })}>
              Switch off
            </Button>
          </>
        ) : (
          <Button size="L" loading={busy} onClick={begin}>
            Set it up
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
