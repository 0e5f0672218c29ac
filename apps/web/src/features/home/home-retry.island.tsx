// An island because Retry asks the backend from the visitor's own browser and shows what it answers
// (design: the spec's client state). It is sent only where the server itself had to answer `failed`.
import { useStore } from '@nanostores/react';
import { SectionFailed } from '../../ui/section-failed';
import { HomeBanner } from './home-banner';
import { HomeOverview } from './home-overview';
import { HomePlates } from './home-plates';
import { $home, loadHome } from './home-store';
import { Testimonials } from './testimonials';

type Props = {
  backendUrl: string;
  brandName: string;
  retryHref: string;
  phone: { text: string; href: string } | null;
};

/** The failed load of the home page, with a Retry that needs no new page. */
export function HomeRetry({ backendUrl, brandName, retryHref, phone }: Props) {
  const state = useStore($home);
  if (state.status !== 'succeeded') {
    return (
      <SectionFailed
        heading="This page cannot be shown just now"
        retryHref={retryHref}
        phone={phone}
        busy={state.status === 'loading'}
        onRetry={() => void loadHome(backendUrl)}
      />
    );
  }
  const { banners, overview, testimonials } = state.data;
  return (
    <>
      <HomeBanner banner={banners[0]} brandName={brandName} />
      <HomeOverview overview={overview} />
      <HomePlates banners={banners.slice(1)} />
      <Testimonials testimonials={testimonials} />
    </>
  );
}
