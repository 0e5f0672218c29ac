import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { CONTENT_CHECKS } from '../../../permissions/role-codes';
import { type Board, CHECKS, type CheckName } from '../finding';
import { FindingsOf } from './findings';
import { sayChecked } from './say-checked';
import { useBoard } from './use-board';

const isCheck = (name: string): name is CheckName => name in CHECKS;
const ORDER = Object.keys(CHECKS).filter(isCheck);

const Notice = ({ children, role }: { children: ReactNode; role?: 'alert' | 'status' }) => (
  <Box background="neutral0" padding={8} hasRadius shadow="tableShadow" role={role}>
    <Flex direction="column" gap={4}>
      {children}
    </Flex>
  </Box>
);

const Sentence = ({ children }: { children: ReactNode }) => (
  <Typography textColor="neutral800" textAlign="center" tag="p">
    {children}
  </Typography>
);

function Found({ board }: { board: Board }) {
  const { findings, checkedAt, more } = board;
  if (checkedAt === null)
    return (
      <Notice>
        <Sentence>Nobody has looked yet. It is done each night, and whenever you press “Check now”.</Sentence>
      </Notice>
    );
  if (findings.length === 0)
    return (
      <Notice role="status">
        <Typography variant="delta" tag="h2">
          Nothing to mend
        </Typography>
        <Sentence>All that is live was looked through.</Sentence>
      </Notice>
    );
  return (
    <>
      {ORDER.map((check) => ({ check, findings: findings.filter((one) => one.check === check) }))
        .filter((group) => group.findings.length > 0)
        .map((group) => (
          <FindingsOf key={group.check} {...group} />
        ))}
      {more > 0 && <Sentence>And {more} more, which are shown when some of these are mended.</Sentence>}
    </>
  );
}

function BoardPage() {
  const { board, error, running, reload, checkNow } = useBoard();
  return (
    <Page.Main>
      <Layouts.Header
        title="Content checks"
        subtitle={board ? sayChecked(board) : 'What is to be mended in what is live'}
        primaryAction={
          <Button startIcon={<ArrowClockwise />} loading={running} disabled={!board} onClick={checkNow}>
            Check now
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          {error && (
            <Notice role="alert">
              <Sentence>{error}</Sentence>
              <Button variant="secondary" onClick={reload}>
                Try again
              </Button>
            </Notice>
          )}
          {board?.failed && !running && (
            <Notice role="alert">
              <Sentence>
                The last check did not come to its end. {board.failed} Below is what was found before.
              </Sentence>
              <Button variant="secondary" onClick={checkNow}>
                Check again
              </Button>
            </Notice>
          )}
          {!board && !error && <Loader>What is to be mended is being fetched</Loader>}
          {board && (
            <Flex direction="column" alignItems="stretch" gap={6} aria-busy={running} aria-live="polite">
              <Found board={board} />
            </Flex>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** What is to be mended in what is live, found each night. */
export default function ChecksBoard() {
  return (
    <Page.Protect permissions={[{ action: CONTENT_CHECKS, subject: null }]}>
      <Page.Title>Content checks</Page.Title>
      <BoardPage />
    </Page.Protect>
  );
}
