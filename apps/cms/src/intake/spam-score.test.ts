import { expect, test } from 'vitest';
import { toE164 } from '../ledger/phone-number';
import { scoreLead } from './spam-score';

type Sample = [message: string, name?: string, email?: string, mobile?: string];

const suspected = ([
  message,
  name = 'Asha Kulkarni',
  email = 'asha@gmail.com',
  mobile = '9812345678',
]: Sample) =>
  scoreLead({
    lead: { name, mobile, email, source: 'banner form', message },
    context: {},
    age: null,
    e164: toE164(mobile),
  }).suspected;

const enquiries: Sample[] = [
  ['Please call me about a flat.'],
  ['I want 2 BHK in Baner, budget 90 lakh, please share brochure.'],
  ['Is the 3 BHK at Kansa still available? When is possession?'],
  ['कृपया 2 बीएचके ची किंमत सांगा. साइट व्हिजिट कधी करता येईल?'],
  ['मुझे 3 बीएचके फ्लैट चाहिए, कृपया कॉल करें।'],
  ['नमस्कार, मला शनिवारी प्रकल्प पाहायला यायचे आहे.', 'सचिन पाटील'],
  ['السلام عليكم، أريد معلومات عن الشقق', 'آشا كولكارني'],
  ['We are looking for an office of 2000 sq ft. Could you send floor plans to my e-mail?'],
  ['I saw your project on https://www.magicbricks.com/x and want to visit on Sunday.'],
  ['Pls share RERA no. and payment plan'],
  ['Need home loan details for 2 BHK, salary 1.2L per month'],
  ['What is the carpet area? Any offer for Diwali?'],
  [
    'NRI based in Dubai, call me on WhatsApp after 7 pm IST',
    'Rahul Mehta',
    'rahul.mehta@outlook.ae',
    '971501234567',
  ],
  ['Interested', 'R'],
  ['intrested in 2bhk plz cal'],
  ['Can I get the price list and the parking details please?\nThanks\nSunita'],
  ['I work in digital marketing at Hinjawadi and need a 2 BHK near my office.'],
  ['Looking for investment property, rental yield?'],
  ['My number is 9812345678 call me'],
  ['Site visit tomorrow 11 am possible? 2 adults 1 kid!!!'],
  ['Which bank approved projects? SBI/HDFC?'],
  ['Is there a school and hospital nearby? Also what is the maintenance per month?'],
  ['Shop for lease on ground floor, 400 sqft, medical store'],
  ['We visited last week, want to book flat 1204. Please block it.'],
  ['How to reach from Pune station?', 'Dr. (Mrs.) S. D. Kelkar-Joshi'],
  ['5 crore budget penthouse'],
  ['I am a channel partner, please add me to your list', 'Vikas Realtors'],
  ['👍 interested 🏡'],
  ['Kindly give details of Jodi flat/duplex. www.99acres.com shows different price.'],
  ['Want to resale my flat in your project. Whom to contact?'],
];

const spam: Sample[] = [
  ['We offer SEO and backlinks to rank your site on google ranking page 1'],
  ['Buy cheap viagra http://pills.example http://more.example'],
  ['Visit https://a.example and https://b.example for great deals'],
  ['<a href="http://spam.example">click</a>'],
  ['[url=http://casino.example]casino[/url]'],
  ['Earn bitcoin fast! crypto forex investment returns guaranteed'],
  ['Здравствуйте! Предлагаем продвижение сайтов, пишите http://x.ru'],
  ['您好,我们提供优质的网站推广服务 http://x.xyz'],
  ['Hello', 'http://evil.example'],
  ['Hello there friend', 'WIN www.prize.example NOW'],
  ['guest post on your blog with high domain authority, reply for email list'],
  ['Digital marketing agency: web design, SEO, website traffic'],
  ['Payday loan offer, click http://loan.example'],
  ['online casino betting bonus 500%'],
  ['I can get your site more leads list. SEO https://seo.example'],
  ['escorts in pune http://x.top'],
  ['Make money from home, unsubscribe here'],
  ['Lottery winner! claim your inheritance'],
  ['Hi', '<b>Name</b>'],
  ['[link=http://a.example]here[/link]'],
  ['cialis viagra discount'],
  ['Your domain authority is low. We do link building http://fix.example'],
  ['great site http://a.xyz http://b.top http://c.click'],
  ['We do website design and digital marketing for real estate', 'Sam', 'sam@agency.example'],
  ['SEO expert here', 'Jon', 'jon@mailinator.com', '1234567890'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'xx', 'a@yopmail.com'],
  ['check https://x.example now', 'q', 'q@mailinator.com'],
  ['seo https://x.example'],
  ['crypto giveaway www.coins.example'],
  ['日本の最高の製品をご購入ください www.shop.example'],
];

test('no enquiry of people is suspected', () => {
  expect(enquiries.filter(suspected)).toEqual([]);
});

test('at least 95 of 100 advertisements are suspected', () => {
  const missed = spam.filter((sample) => !suspected(sample));
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(spam.length * 0.05);
});

test('a number no network has is no reason on its own', () => {
  expect(suspected(['Please call me about a flat.', 'Asha', 'asha@localhost', '1234567890'])).toBe(false);
});

test('reasons add up and are named', () => {
  const { score, reasons } = scoreLead({
    lead: { name: 'x', mobile: '1234567890', email: 'a@mailinator.com', source: 'footer' },
    context: { honeypot: 'y' },
    age: { kind: 'known', ageMs: 500 },
    e164: null,
  });
  expect(score).toBe(210);
  expect(reasons).toEqual([
    'a field that people do not see was filled in',
    'filled in faster than a person types',
    'a throw-away e-mail address',
    'no mobile number of any country',
  ]);
});

test('the link an application is asked for speaks against nobody, another link does', () => {
  const words = (opening: string) =>
    `Opening: ${opening}\nYears of experience: 4\nCV: https://drive.example.com/d/1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d7e8f9a0b/view`;
  const score = (message: string) =>
    scoreLead({
      lead: { name: 'Asha', mobile: '000000000000', email: 'asha@gmail.com', source: 'career', message },
      context: {},
      age: null,
      e164: null,
    });
  expect(score(words('Carpenter')).suspected).toBe(false);
  expect(score(words('https://buy.example.com')).suspected).toBe(true);
});
