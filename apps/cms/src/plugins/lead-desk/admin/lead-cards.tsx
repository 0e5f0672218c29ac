import { Box, Flex } from '@strapi/design-system';
import { AfterTries } from './after-tries';
import { ChooseAll, ChooseBox } from './chosen/choose-box';
import type { Choosing } from './chosen/use-chosen';
import { ContactLinks } from './contact-links';
import { About, FADED, Gone, Progress, Received, Suspicion, Who } from './lead-lines';
import { NotSpamButton } from './not-spam';
import type { Row } from './steady-rows';

type Props = { rows: Row[]; spam: boolean; onChange: () => void; choosing?: Choosing };

/** Enquiries on a phone, one under the other, to be called with a thumb. */
export function LeadCards({ rows, spam, onChange, choosing }: Props) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {!spam && choosing && (
        <Box tag="li" paddingLeft={2}>
          <ChooseAll choosing={choosing} words="Choose all on this page" />
        </Box>
      )}
      {rows.map(({ lead, gone }) => (
        <Box
          tag="li"
          key={lead.documentId}
          background="neutral0"
          padding={4}
          hasRadius
          shadow="tableShadow"
          minWidth={0}
          style={gone ? FADED : {}}
        >
          <Flex direction="column" alignItems="stretch" gap={3}>
            <Flex justifyContent="space-between" alignItems="flex-start" gap={2}>
              <Who lead={lead} />
              {!spam && choosing && <ChooseBox row={{ lead, gone }} choosing={choosing} />}
            </Flex>
            {spam ? <Suspicion lead={lead} /> : <About lead={lead} />}
            <Flex justifyContent="space-between" alignItems="flex-start" gap={3} wrap="wrap">
              {!spam && <Progress lead={lead} />}
              <Received lead={lead} />
            </Flex>
            {gone ? (
              <Gone />
            ) : spam ? (
              <NotSpamButton lead={lead} onDone={onChange} />
            ) : (
              <>
                <ContactLinks lead={lead} onContact={onChange} shape="wide" />
                <AfterTries lead={lead} onDone={onChange} />
              </>
            )}
          </Flex>
        </Box>
      ))}
    </Flex>
  );
}
