import {
  Button,
  DesignSystemProvider,
  darkTheme,
  Flex,
  lightTheme,
  Modal,
  Typography,
} from '@strapi/design-system';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CodeForm } from './code-form';
import { KeptCodes } from './kept-codes';
import { KeyPicture } from './key-picture';
import type { Begun, Told, Wanting } from './read-replies';
import type { FactorDialog } from './with-factor';

/** Where the panel keeps which colours somebody chose. */
const THEME = 'STRAPI_THEME';
const isDark = () => {
  const chosen = localStorage.getItem(THEME);
  return chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
};

type AskProps = {
  wanting: Wanting;
  begun: Begun | null;
  busy: boolean;
  onCode: (code: string) => void;
  onGiveUp: () => void;
};

/** What is wrong is said below the field; what is asked for at first is no mistake. */
const errorOf = ({ wanted, message }: Wanting) =>
  wanted.state === 'enrol' || (wanted.state === 'code' && !wanted.wrong) ? null : message;

function Ask({ wanting, begun, busy, onCode, onGiveUp }: AskProps) {
  const [byRecovery, setByRecovery] = useState(false);
  // What was wrong of a code of the app is nothing wrong with a recovery code.
  const [leftBehind, setLeftBehind] = useState<Wanting | null>(null);
  const turn = () => {
    setByRecovery(!byRecovery);
    setLeftBehind(wanting);
  };
  const cancel = (
    <Button size="L" variant="tertiary" onClick={onGiveUp} style={{ minHeight: '4.4rem' }}>
      Cancel
    </Button>
  );
  const form = { error: wanting === leftBehind ? null : errorOf(wanting), busy, onCode, children: cancel };
  if (begun)
    return (
      <Flex direction="column" alignItems="stretch" gap={6}>
        <Typography tag="p">
          You see people’s data here, so a password alone is not enough. Set up a second step once; from then
          on you type a code of your phone when you sign in.
        </Typography>
        <KeyPicture begun={begun} />
        <CodeForm label="The six digits that the app shows" digits act="Set up and sign in" {...form} />
      </Flex>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {byRecovery ? (
        <CodeForm key="recovery" label="One of your recovery codes" digits={false} act="Sign in" {...form} />
      ) : (
        <CodeForm
          key="app"
          label="The six digits that the app on your phone shows"
          digits
          act="Sign in"
          {...form}
        />
      )}
      <Flex>
        <Button variant="ghost" onClick={turn}>
          {byRecovery ? 'Use the app' : 'Use a recovery code'}
        </Button>
      </Flex>
      {byRecovery && (
        <Typography tag="p" textColor="neutral600">
          Neither phone nor recovery codes? An administrator can reset your second step.
        </Typography>
      )}
    </Flex>
  );
}

const sayLeft = (left: number) =>
  left === 0
    ? 'That was your last recovery code. Make new ones now: How I sign in, in the menu.'
    : `That recovery code is used up. ${left === 1 ? 'One is' : `${left} are`} left; new ones are made under How I sign in, in the menu.`;

function Tell({ told, onDone }: { told: Told; onDone: () => void }) {
  if (told.recoveryCodes) return <KeptCodes codes={told.recoveryCodes} onDone={onDone} />;
  return (
    <Flex direction="column" alignItems="flex-start" gap={4}>
      <Typography tag="p">{sayLeft(told.recoveryCodesLeft ?? 0)}</Typography>
      <Button onClick={onDone}>Go on</Button>
    </Flex>
  );
}

/** Opens over whatever form there is: Strapi's own pages before a sign-in have no place for anything else. */
export function openFactorDialog(): FactorDialog {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const theme = isDark() ? darkTheme : lightTheme;
  let begun: Begun | null = null;

  const show = (title: string, onEscape: () => void, content: ReactNode) =>
    root.render(
      <DesignSystemProvider locale="en" theme={theme}>
        <Modal.Root open onOpenChange={(open) => !open && onEscape()}>
          <Modal.Content onInteractOutside={(event) => event.preventDefault()}>
            {/* Strapi's own header has a cross, and what is in here is ended by its buttons. */}
            <Flex padding={4} paddingLeft={5} background="neutral100">
              <Modal.Title>{title}</Modal.Title>
            </Flex>
            <Modal.Body>{content}</Modal.Body>
          </Modal.Content>
        </Modal.Root>
      </DesignSystemProvider>,
    );

  return {
    ask: (wanting) =>
      new Promise((answered) => {
        if (wanting.wanted.state === 'enrol') begun = wanting.wanted;
        const title = begun ? 'Set up your second step' : 'Second step';
        const giveUp = () => answered(null);
        const draw = (busy: boolean) =>
          show(
            title,
            giveUp,
            <Ask
              wanting={wanting}
              begun={begun}
              busy={busy}
              onGiveUp={giveUp}
              onCode={(code) => {
                draw(true);
                answered(code);
              }}
            />,
          );
        draw(false);
      }),
    tell: (told) =>
      new Promise((done) => {
        // Codes that are shown once do not go by a slip of the hand.
        const stay = () => {};
        show(
          told.recoveryCodes ? 'Keep your recovery codes' : 'You are signed in',
          told.recoveryCodes ? stay : () => done(),
          <Tell told={told} onDone={() => done()} />,
        );
      }),
    close() {
      root.unmount();
      place.remove();
    },
  };
}
