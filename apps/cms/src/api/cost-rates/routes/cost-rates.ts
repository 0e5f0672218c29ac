import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({
  by: [],
  populate: [
    'gst',
    'affordableHome',
    'stampDuty',
    'womenConcession',
    'registrationFee',
    'leaveAndLicence',
    'loans',
  ],
});

export default factories.createCoreRouter('api::cost-rates.cost-rates', {
  only: ['find'],
  config: { find: reads },
});
