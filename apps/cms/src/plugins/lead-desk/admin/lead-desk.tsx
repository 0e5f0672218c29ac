import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { DESK_ACTIONS } from '../../../permissions/role-codes';
import type { Choices } from '../server/replies';
import { AgainPage } from './again/again-page';
import { BoardPage } from './board/board-page';
import type { KeptNotice, Notice } from './chosen/use-change-chosen';
import { DeskClock } from './desk-clock';
import { ImportPage } from './entry/import-page';
import { NewEnquiry } from './entry/new-enquiry';
import { Failed } from './failed';
import { LeadEntry } from './lead-entry';
import { LeadList } from './lead-list';
import { MyDay } from './my-day';
import { PersonPage } from './people/person-page';
import { readChoices } from './read-reply';
import { ReportsPage } from './reports/reports-page';
import { useDesk } from './use-desk';
import { CalendarPage } from './visits/calendar-page';

/** Nothing typed or shown of one enquiry passes over to the next. */
function Entry({ choices }: { choices: Choices }) {
  const { documentId = '' } = useParams();
  return <LeadEntry key={documentId} documentId={documentId} choices={choices} />;
}

/** A sales person begins with their day, who looks after everybody's with the list; an address says otherwise. */
function FirstView({ kept, ...props }: { choices: Choices; onViews: () => void; kept: KeptNotice }) {
  const [params] = useSearchParams();
  const { self, everybody } = props.choices;
  const begins = self !== null && !everybody && params.size === 0;
  const isDay = self !== null && (begins || params.get('view') === 'day');
  return isDay ? <MyDay {...props} /> : <LeadList {...props} kept={kept} />;
}

/** The same of people. */
function Person() {
  const { documentId = '' } = useParams();
  return <PersonPage key={documentId} documentId={documentId} />;
}

function Desk() {
  const { data: choices, error, reload } = useDesk('/choices', readChoices);
  const kept = useState<Notice | null>(null);
  if (error && !choices) return <Failed error={error} onRetry={reload} />;
  if (!choices) return <Page.Loading />;
  return (
    <DeskClock hours={choices}>
      <Routes>
        <Route index element={<FirstView choices={choices} onViews={reload} kept={kept} />} />
        <Route path="new" element={<NewEnquiry choices={choices} />} />
        {choices.everybody && <Route path="import" element={<ImportPage />} />}
        <Route path="board" element={<BoardPage choices={choices} onViews={reload} kept={kept} />} />
        <Route path="visits" element={<CalendarPage choices={choices} />} />
        <Route path="again" element={<AgainPage choices={choices} onViews={reload} />} />
        <Route path="reports" element={<ReportsPage choices={choices} />} />
        <Route path="people/:documentId" element={<Person />} />
        <Route path=":documentId" element={<Entry choices={choices} />} />
      </Routes>
    </DeskClock>
  );
}

/** The lead desk: the list of enquiries, and one of them. */
export default function LeadDesk() {
  return (
    <Page.Protect permissions={[{ action: DESK_ACTIONS.work, subject: null }]}>
      <Desk />
    </Page.Protect>
  );
}
