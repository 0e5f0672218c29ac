import { Box, Button, Divider, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { useIsMobile } from '@strapi/strapi/admin';
import { type CSSProperties, type RefObject, useRef, useState } from 'react';
import type { Choices } from '../../server/replies';
import { useDownload } from '../use-download';
import { ChosenAsk } from './chosen-ask';
import { ChosenNotice } from './chosen-notice';
import { type Doing, sayCount, sayNotice } from './chosen-words';
import { type KeptNotice, useChangeChosen } from './use-change-chosen';
import type { Choosing } from './use-chosen';

// Beneath the list for the eye, and before it for the keyboard, which would else have to go through every row.
const UNDER: CSSProperties = { position: 'sticky', bottom: '1.6rem', zIndex: 3, order: 1 };
const TALL: CSSProperties = { minHeight: '4.4rem' };
// Two beside each other on a phone.
const HALF: CSSProperties = { ...TALL, flex: '1 1 40%' };

type Props = {
  choosing: Choosing;
  choices: Choices;
  mayExport: boolean;
  onDone: () => void;
  /** Where the keyboard goes when what it was on is gone. */
  list: RefObject<HTMLElement | null>;
  /** What was done, kept where it outlives the list: who looks into an enquiry and comes back can still undo it. */
  kept: KeptNotice;
};

/** What can be done to those that are chosen, and what was. */
export function ChosenBar({ choosing, choices, mayExport, onDone, list, kept }: Props) {
  const { leads, none } = choosing;
  const [asking, setAsking] = useState<Doing['kind'] | null>(null);
  const { downloading, download } = useDownload();
  const changing = useChangeChosen(onDone, kept);
  const isMobile = useIsMobile();
  const opener = useRef<Element | null>(null);
  const { everybody, self, selfName } = choices;
  const exportChosen = () =>
    download(
      `/lead-desk/chosen/export?leads=${leads.map(({ documentId }) => documentId).join(',')}`,
      `leads-${new Date().toISOString().slice(0, 10)}.csv`,
    );
  const isShown = leads.length > 0 || changing.notice !== null;
  const action = (words: string, onClick: () => void, loading = false) => (
    <Button size="L" variant="tertiary" style={isMobile ? HALF : TALL} loading={loading} onClick={onClick}>
      {words}
    </Button>
  );
  const chooseNone = (
    <Button size="L" variant="ghost" style={TALL} onClick={none}>
      Choose none
    </Button>
  );
  const ask = (kind: Doing['kind']) => {
    changing.forgetRefusal();
    opener.current = document.activeElement;
    setAsking(kind);
  };
  const takeThem = async () => {
    if (await changing.change({ kind: 'assign', owner: self, name: selfName }, leads)) none();
  };

  return (
    <Box style={isShown ? UNDER : { order: 1 }}>
      {/* It stands there before its words: only then is a change read out. */}
      <VisuallyHidden role="status" aria-live="polite">
        {leads.length > 0
          ? `${sayCount(leads.length)} chosen`
          : changing.notice && sayNotice(changing.notice)}
      </VisuallyHidden>
      {isShown && (
        <Flex
          direction="column"
          alignItems="stretch"
          gap={4}
          background="neutral0"
          padding={4}
          hasRadius
          shadow="popupShadow"
          borderColor="neutral200"
        >
          {changing.notice && (
            <ChosenNotice
              key={changing.notice.id}
              notice={changing.notice}
              changing={changing}
              onClose={(hadFocus) => {
                changing.closeNotice();
                if (hadFocus) list.current?.focus();
              }}
            />
          )}
          {changing.notice && leads.length > 0 && <Divider />}
          {leads.length > 0 && (
            <Flex
              direction="column"
              alignItems="stretch"
              gap={3}
              role="group"
              aria-label="What can be done to those that are chosen"
            >
              <Flex
                direction={isMobile ? 'column' : 'row'}
                alignItems={isMobile ? 'stretch' : 'center'}
                justifyContent="space-between"
                gap={2}
              >
                <Flex justifyContent="space-between" gap={2}>
                  <Typography fontWeight="semiBold" textColor="neutral800">
                    {sayCount(leads.length)} chosen
                  </Typography>
                  {isMobile && chooseNone}
                </Flex>
                <Flex gap={2} wrap="wrap">
                  {everybody
                    ? action('Give to …', () => ask('assign'))
                    : self !== null && action('Make mine', takeThem, changing.busy && asking === null)}
                  {choices.tags.length > 0 && action('Tag …', () => ask('tag'))}
                  {leads.some(({ tags }) => tags.length > 0) &&
                    action('Take a tag off …', () => ask('untag'))}
                  {action('Lost …', () => ask('lose'))}
                  {everybody && action('Spam …', () => ask('spam'))}
                  {mayExport && action('Export', exportChosen, downloading)}
                  {!isMobile && chooseNone}
                </Flex>
              </Flex>
              {changing.refusal && asking === null && changing.notice === null && (
                <Typography textColor="danger600" role="alert">
                  {changing.refusal}
                </Typography>
              )}
            </Flex>
          )}
        </Flex>
      )}
      {asking !== null && (
        <ChosenAsk
          kind={asking}
          leads={leads}
          choices={choices}
          changing={changing}
          onGone={() => opener.current instanceof HTMLElement && opener.current.focus()}
          onClose={(isDone) => {
            setAsking(null);
            if (isDone) none();
          }}
        />
      )}
    </Box>
  );
}
