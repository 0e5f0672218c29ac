import type { ComponentForm, ContentForm } from './form';

/** Where the house builds: a city with its map, and the localities in it. */
export const cityForm: ContentForm = {
  mainField: 'name',
  sort: { defaultSortBy: 'name', defaultSortOrder: 'ASC' },
  list: ['name', 'state', 'reachKm', 'updatedAt', 'updatedBy'],
  sections: [
    {
      title: 'City',
      rows: [
        [
          ['name', 6, 'Name', 'As people say it, for example Pune. Lists and maps say it.'],
          ['state', 6, 'State', 'For example Maharashtra.'],
        ],
        [
          ['latitude', 4, 'Latitude', 'Degrees north of its centre, for example 18.5204.'],
          ['longitude', 4, 'Longitude', 'Degrees east of its centre, for example 73.8567.'],
          ['reachKm', 4, 'Reach in km', 'How far from its centre it goes. What lies farther is not in it.'],
        ],
      ],
    },
    {
      title: 'Map',
      rows: [
        [
          [
            'landmarks',
            12,
            'What the map shows, in words',
            'Stands below it, for example the Mula and the Mutha, the hills, the main roads.',
          ],
        ],
        [
          [
            'lines',
            12,
            'Rivers, roads and metro',
            'What one finds one’s way by: four to ten lines are enough.',
          ],
        ],
        [
          [
            'marks',
            12,
            'Hills and stations',
            'By name. Stations: the ends of the metro, and where lines cross.',
          ],
        ],
      ],
    },
  ],
};

export const localityForm: ContentForm = {
  mainField: 'name',
  sort: { defaultSortBy: 'name', defaultSortOrder: 'ASC' },
  list: ['name', 'city', 'latitude', 'longitude', 'updatedAt', 'updatedBy'],
  sections: [
    {
      title: 'Locality',
      rows: [
        [
          [
            'name',
            6,
            'Name',
            'What people search for, for example Balewadi. A new name is a new one everywhere.',
          ],
          ['city', 6, 'City', 'The city it lies in.'],
        ],
        [
          ['latitude', 6, 'Latitude', 'Degrees north of its middle, for example 18.5761.'],
          ['longitude', 6, 'Longitude', 'Degrees east of its middle, for example 73.7749.'],
        ],
      ],
    },
  ],
};

export const mapComponents: Record<string, ComponentForm> = {
  'map.line': {
    mainField: 'name',
    rows: [
      [
        ['name', 6, 'Name', 'For yourselves, for example Mula. The map does not write it.'],
        ['kind', 6, 'What it is', 'Decides how it is drawn.'],
      ],
      [
        [
          'points',
          12,
          'Points',
          'Latitude and longitude of each turn on a line of its own, in order, for example 18.5550, 73.6200.',
        ],
      ],
    ],
  },
  'map.mark': {
    mainField: 'name',
    rows: [
      [
        ['name', 6, 'Name', 'Stands on the map where there is room.'],
        ['kind', 6, 'What it is', 'A hill has a size, a station is a dot.'],
      ],
      [
        ['latitude', 3, 'Latitude', 'For example 18.5230.'],
        ['longitude', 3, 'Longitude', 'For example 73.8175.'],
        ['kmWide', 3, 'Km from west to east', 'Only of a hill, for example 2.6.'],
        ['kmHigh', 3, 'Km from north to south', 'Only of a hill, for example 3.2.'],
      ],
    ],
  },
};
