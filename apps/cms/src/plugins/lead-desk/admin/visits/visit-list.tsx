import { Box } from '@strapi/design-system';
import type { CSSProperties } from 'react';
import { useNavigate } from 'react-router-dom';
import { dateIn } from '../../../../india-time';
import type { DeskVisit } from '../../server/replies';
import { sayDate } from './calendar-days';
import { useVisitChange } from './use-visit-change';
import { VisitCard } from './visit-card';

const CARDS: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(24rem, 1fr))',
  gap: '0.8rem',
  alignItems: 'start',
};

type Props = { visits: readonly DeskVisit[]; withDay: boolean; onDone: () => void };

/** Visits outside the calendar, with what can be done; moved they are there, where the times are. */
export function VisitList({ visits, withDay, onDone }: Props) {
  const navigate = useNavigate();
  const { change, saving } = useVisitChange(onDone);
  return (
    <Box style={CARDS}>
      {visits.map((visit) => {
        const date = dateIn(new Date(visit.startsAt));
        return (
          <VisitCard
            key={visit.documentId}
            visit={visit}
            guides={[]}
            mayGiveAway={false}
            saving={saving}
            {...(withDay ? { day: sayDate(date) } : {})}
            onTake={() => navigate(`/lead-desk/visits?date=${date}&move=${visit.documentId}`)}
            onLetGo={() => {}}
            onChange={(done) => change(visit, done)}
          />
        );
      })}
    </Box>
  );
}
