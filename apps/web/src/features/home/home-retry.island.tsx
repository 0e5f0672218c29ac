// An island because Retry asks the backend from the visitor's own browser and shows what it answers
// (design: the spec's client state). It is sent only where the server itself had to answer `failed`.
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { enhanceWithin } from '../../browser/enhance-page';
import { SectionFailed } from '../../ui/section-failed';
import { HomeBanner } from './home-banner';
import { HomeOverview } from './home-overview';
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
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows the state.
  useEffect(() => (page.current ? enhanceWithin(page.current) : undefined), [state]);
  if (state.status !== 'succeeded') {
    return (
      <SectionFailed
        heading="This page cannot be shown just now"
        retryHref={retryHref}
        phone={phone}
        busy={state.status === 'loading'}
        onRetry={() => void loadHome(backendUrl, location.origin)}
      />
    );
  }
  const { banners, bannerLink, overview, testimonials, voicesHeading } = state.data;
  return (
    <div ref={page}>
      <HomeBanner banners={banners} link={bannerLink} brandName={brandName} />
      <HomeOverview overview={overview} />
      <Testimonials heading={voicesHeading} testimonials={testimonials} />
    </div>
  );
}
