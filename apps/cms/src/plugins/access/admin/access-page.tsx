import { Grid, Loader, Typography } from '@strapi/design-system';
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { Failed } from '../../lead-desk/admin/failed';
import { Part } from '../../lead-desk/admin/part';
import { useAsked } from '../../lead-desk/admin/use-desk';
import { ColleaguesFactors } from './colleagues-factors';
import { OwnFactor } from './own-factor';
import { readState } from './read-replies';

const PERMISSIONS = { read: [{ action: 'admin::users.read', subject: null }] };

/** How somebody signs in, and, for administrators, how colleagues do. */
export default function AccessPage() {
  const { data, error, reload } = useAsked('/access/second-factor', readState);
  const { allowedActions } = useRBAC(PERMISSIONS);
  return (
    <Page.Main>
      <Page.Title>How I sign in</Page.Title>
      <Layouts.Header
        title="How I sign in"
        subtitle="Beside your password, a code that your phone shows: your second step"
      />
      <Layouts.Content>
        <Grid.Root gap={4}>
          <Part col={7}>
            <Typography tag="h2" variant="delta" paddingBottom={4}>
              Second step
            </Typography>
            {error && <Failed error={error} onRetry={reload} />}
            {!error && !data && <Loader>Loading</Loader>}
            {data && <OwnFactor state={data} onChanged={reload} />}
            <Typography tag="p" textColor="neutral600" paddingTop={4}>
              Where you are signed in, and to end it:{' '}
              <Typography tag={Link} to="/me/sessions" textColor="primary600">
                Active devices
              </Typography>
            </Typography>
          </Part>
          {allowedActions.canRead && (
            <Part col={5}>
              <Typography tag="h2" variant="delta" paddingBottom={4}>
                Colleagues
              </Typography>
              <ColleaguesFactors />
            </Part>
          )}
        </Grid.Root>
      </Layouts.Content>
    </Page.Main>
  );
}
