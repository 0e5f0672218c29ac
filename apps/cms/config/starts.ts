import type { Core } from '@strapi/strapi';

/** What a start may do without. */
export type StartConfig = {
  /** Places in the database that hold values and that this release does not know, as a refused start names them. */
  leaveInDatabase: string[];
};

const config = ({ env }: Core.Config.Shared.ConfigParams): StartConfig => ({
  leaveInDatabase: (env('LEAVE_IN_DATABASE') ?? '')
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean),
});

export default config;
