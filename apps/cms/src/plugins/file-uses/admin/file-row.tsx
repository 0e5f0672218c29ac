import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { File } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import { entryLink } from '../../content-checks/admin/finding-link';
import type { LibraryEntry } from '../server/replies';

const THUMBNAIL = '6.4rem';

const Thumbnail = ({ address }: { address: string | null }) => (
  <Flex
    background="neutral150"
    hasRadius
    justifyContent="center"
    width={THUMBNAIL}
    height={THUMBNAIL}
    shrink={0}
    overflow="hidden"
  >
    {address ? (
      <img
        src={address}
        alt=""
        loading="lazy"
        style={{ width: '100%', height: '100%', objectFit: 'cover' }}
      />
    ) : (
      <File width="2.4rem" height="2.4rem" fill="neutral500" aria-hidden />
    )}
  </Flex>
);

/** A file with the entries that use it, each a way to its field. */
export function FileRow({ file: { name, thumbnail, uses } }: { file: LibraryEntry }) {
  return (
    <Box tag="li" padding={4} style={{ overflowWrap: 'anywhere' }}>
      <Flex gap={4} alignItems="flex-start">
        <Thumbnail address={thumbnail} />
        <Flex direction="column" alignItems="flex-start" gap={1} minWidth={0}>
          <Typography tag="h2" variant="omega" fontWeight="semiBold">
            {name}
          </Typography>
          {uses.length === 0 ? (
            <Typography textColor="neutral600">Used nowhere. It can be deleted.</Typography>
          ) : (
            <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
              {uses.map((use) => (
                <li key={`${use.uid} ${use.documentId} ${use.where}`}>
                  <Link tag={RouterLink} to={entryLink(use)}>
                    {use.entry} · {use.where}
                    {use.live ? '' : ' (draft)'}
                  </Link>
                </li>
              ))}
            </Flex>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}
