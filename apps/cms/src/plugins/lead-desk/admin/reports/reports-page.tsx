import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DIVIDED } from '../../report-figures';
import type { Choices, Report } from '../../server/replies';
import { isQuiet } from '../../visit-funnel';
import { useDeskHours } from '../desk-clock';
import { DeskTitle } from '../desk-title';
import { Failed } from '../failed';
import { projectOptions, tagOptions } from '../lead-filters';
import { readReport } from '../read-reply';
import { sayMoment } from '../say';
import { useDesk } from '../use-desk';
import { useDownload } from '../use-download';
import { FunnelTable } from './funnel-table';
import { PressesTable } from './presses-table';
import { ReportBar } from './report-bar';
import { sayDays } from './report-days';
import { FigureTable, HappenedTable, LostTable, StandingTable } from './report-table';

const ASKED = ['from', 'to', 'by', 'tag', 'project'];

function Section({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <Box
      tag="section"
      background="neutral0"
      padding={{ initial: 4, medium: 6 }}
      hasRadius
      shadow="tableShadow"
    >
      <Typography variant="delta" tag="h2">
        {title}
      </Typography>
      <Typography variant="pi" textColor="neutral600" tag="p" paddingBottom={4}>
        {help}
      </Typography>
      {children}
    </Box>
  );
}

/** How far visitors came who booked on the site, or did not. */
function VisitSteps({ steps }: Pick<Report, 'steps'>) {
  if (steps === null)
    return (
      <Typography>
        These are counted without knowing anybody, so none carries a tag. Clear the tag to see them.
      </Typography>
    );
  if (isQuiet(steps)) return <Typography>Nobody opened the page of a booking on these days.</Typography>;
  return <FunnelTable steps={steps} />;
}

type DrawnProps = { report: Report; brandName: string; tag: string | undefined; project: string | undefined };

function Drawn({ report, brandName, tag, project }: DrawnProps) {
  const of = [project, tag && `Tag: ${tag}`].map((name) => (name ? ` · ${name}` : '')).join('');
  return (
    <>
      <Typography className="report-print" variant="pi" tag="p">
        {`${brandName} · ${sayDays(report)}${of} · drawn ${sayMoment(report.drawnAt)}`}
      </Typography>
      <Section
        title={`Enquiries ${DIVIDED[report.by].by.toLowerCase()}${of}`}
        help="What became, until now, of the enquiries that came on these days, without spam and applications for a job. An answer is that somebody was spoken to, by the clock, day and night. Press a number for its list."
      >
        {report.total.enquiries === 0 ? (
          <Typography>No enquiry came on these days.</Typography>
        ) : (
          <FigureTable report={report} />
        )}
        {report.more > 0 && (
          <Typography variant="pi" tag="p" paddingTop={3}>
            {`${report.more} more ${report.more === 1 ? 'line' : 'lines'}, counted in All, are in the file.`}
          </Typography>
        )}
      </Section>
      <Section
        title={`What happened on these days${of}`}
        help="To how many enquiries, whenever they came: one of March that was booked last week stands in last week. Booked and Lost count what still is."
      >
        <HappenedTable report={report} />
      </Section>
      {report.lost.length > 0 && (
        <Section title="Why they were lost" help="Of the same enquiries.">
          <LostTable report={report} />
        </Section>
      )}
      <Section
        title={`Booking a visit on the site${project ? ` · ${project}` : ''}`}
        help="How often each step was taken, and how many of the step before went on to it. Counted without knowing anybody: no list is behind these numbers, and what the desk books is not among them."
      >
        <VisitSteps steps={report.steps} />
      </Section>
      <Section
        title={`WhatsApp pressed on the site${project ? ` · ${project}` : ''}`}
        help="By people of whom no enquiry is known: whoever had sent one in the same visit stands in its history instead. Whether they wrote shows in WhatsApp alone."
      >
        <PressesTable presses={report.presses} />
      </Section>
      <Section
        title="Standing still"
        help="How long open enquiries, whenever they came, have been in their stage."
      >
        <StandingTable report={report} />
      </Section>
    </>
  );
}

/** What became of enquiries, in numbers that open their lists; printed, a page for Monday morning. */
export function ReportsPage({ choices }: { choices: Choices }) {
  const [params, setParams] = useSearchParams();
  const asked = new URLSearchParams([...params].filter(([name]) => ASKED.includes(name)));
  const { data, error, asking, reload } = useDesk(`/reports?${asked}`, readReport);
  const { downloading, download } = useDownload();
  const brandName = useDeskHours()?.brandName ?? '';
  const tags = data ? tagOptions(choices, data.tag) : [];
  const projects = data ? projectOptions(choices, data.project) : [];
  const choose = (changes: Record<string, string | null>) =>
    setParams((before) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) before.delete(name);
        else before.set(name, value);
      }
      return before;
    });
  return (
    <Page.Main>
      <DeskTitle>Reports</DeskTitle>
      <Layouts.Header
        title="Reports"
        subtitle={data ? sayDays(data) : 'What became of enquiries'}
        navigationAction={
          <div className="report-back">
            <BackButton fallback="/lead-desk" />
          </div>
        }
        primaryAction={
          <Flex gap={2} className="report-choices">
            <Button variant="tertiary" disabled={!data} onClick={() => window.print()}>
              Print
            </Button>
            <Button
              variant="secondary"
              startIcon={<Download />}
              loading={downloading}
              disabled={!data}
              onClick={() =>
                data && download(`/lead-desk/reports/file?${asked}`, `report-${data.from}-${data.to}.csv`)
              }
            >
              Download
            </Button>
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          {data && (
            <ReportBar
              from={data.from}
              to={data.to}
              by={data.by}
              onDays={(days) => choose(days ?? { from: null, to: null })}
              onDivide={(by) => choose({ by })}
              tag={data.tag}
              tags={tags}
              onTag={(tag) => choose({ tag })}
              project={data.project}
              projects={projects}
              onProject={(project) => choose({ project })}
            />
          )}
          {error && (
            <Failed error={error} onRetry={reload}>
              <Button
                variant="tertiary"
                onClick={() => choose({ from: null, to: null, by: null, tag: null, project: null })}
              >
                Last week
              </Button>
            </Failed>
          )}
          {!data && !error && <Loader>The report is being drawn</Loader>}
          {data && (
            <Flex
              direction="column"
              alignItems="stretch"
              gap={4}
              aria-busy={asking}
              className={asking ? 'report-asking' : undefined}
            >
              <Drawn
                report={data}
                brandName={brandName}
                tag={tags.find(({ value }) => value === data.tag)?.label}
                project={projects.find(({ value }) => value === data.project)?.label}
              />
            </Flex>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
