import { Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { CHECKS } from '../finding';
import { sayChecked } from './say-checked';
import { useBoard } from './use-board';

/** How much is to be mended, by what it is. */
export function ChecksWidget() {
  const { board, error } = useBoard();
  if (error && !board) return <Widget.Error />;
  if (!board) return <Widget.Loading />;
  const counts = Object.entries(CHECKS)
    .map(([check, { title }]) => ({
      title,
      count: board.findings.filter((one) => one.check === check).length,
    }))
    .filter(({ count }) => count > 0);
  const total = board.findings.length + board.more;
  return (
    <Flex direction="column" alignItems="flex-start" gap={4}>
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Typography variant="alpha" textColor={total > 0 ? 'danger600' : 'success600'}>
          {total}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {sayChecked(board)}
        </Typography>
      </Flex>
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={2}>
        {counts.map(({ title, count }) => (
          <Typography tag="li" key={title} textColor="neutral800">
            {title}: {count}
          </Typography>
        ))}
      </Flex>
    </Flex>
  );
}
