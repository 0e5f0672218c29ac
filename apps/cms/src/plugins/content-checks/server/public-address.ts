import { BlockList, isIP } from 'node:net';

const NETS_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
// Of version 6 only what is given out worldwide: tunnels, mapped and local addresses may lead inside.
const WORLDWIDE_6 = new BlockList();
WORLDWIDE_6.addSubnet('2000::', 3, 'ipv6');

const NOT_PUBLIC = new BlockList();
for (const net of NETS_4) {
  const [address = '', bits] = net.split('/');
  NOT_PUBLIC.addSubnet(address, Number(bits), 'ipv4');
}
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(address, bits, 'ipv6');

/** Whether an address is one of the internet, and of no machine of ours or its neighbours. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return version === 6 && WORLDWIDE_6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}
