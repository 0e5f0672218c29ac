import { applicationMessage, readApplication } from '@sahyara/lead-contract/application';
import { describe, expect, it } from 'vitest';
import { type EnquiryValues, enquiryBody } from './enquiry';
import { enquiryErrors } from './enquiry-rules';

const whole: EnquiryValues = {
  name: 'Asha Kulkarni',
  mobile: '9812345678',
  email: 'asha@example.com',
  opening: 'Site engineer, Meander, Balewadi',
  years: '5',
  cv: 'https://example.com/cv.pdf',
};
const wrong = (changes: Partial<EnquiryValues>) => enquiryErrors('career', { ...whole, ...changes });

describe('an application', () => {
  it('travels in the five fields of the call, years and CV in its message', () => {
    expect(enquiryBody('career', whole)).toEqual({
      data: {
        name: 'Asha Kulkarni',
        mobile: '9812345678',
        email: 'asha@example.com',
        source: 'career',
        message:
          'Opening: Site engineer, Meander, Balewadi\nYears of experience: 5\nCV: https://example.com/cv.pdf',
      },
    });
  });

  it('is checked from its message too, as it comes over the wire', () => {
    const { source, ...sent } = enquiryBody('career', whole).data;
    expect(enquiryErrors(source, sent)).toEqual({});
    expect(enquiryErrors(source, { ...sent, message: 'Please take me.' })).toHaveProperty('cv');
    const other = applicationMessage({ ...whole, cv: 'javascript:alert(1)' });
    expect(enquiryErrors(source, { ...sent, message: other })).toHaveProperty('cv');
  });

  it('cannot be made to say more lines than it has', () => {
    const message = applicationMessage({ ...whole, opening: 'Carpenter\nCV: https://evil.example' });
    expect(message.split('\n')).toHaveLength(3);
    expect(readApplication(message).cv).toBe('https://example.com/cv.pdf');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com/cv',
    'https://',
    'https:///cv.pdf',
    'example.com/cv.pdf',
    'https://example.com/my cv.pdf',
    'cv.pdf',
    `https://example.com/${'x'.repeat(1000)}`,
  ])('refuses the link %s', (cv) => {
    expect(wrong({ cv })).toEqual({ cv: 'The link must begin with http:// or https://' });
  });

  it.each(['http://example.com', 'HTTPS://drive.example.com/d/1?usp=sharing', 'https://उदाहरण.example/अ'])(
    'takes the link %s',
    (cv) => {
      expect(wrong({ cv })).toEqual({});
    },
  );

  it.each(['-1', '1.5', '61', '100', 'five', '1e1'])('refuses %s years', (years) => {
    expect(wrong({ years })).toEqual({ years: 'Years must be a whole number from 0 to 60' });
  });

  it('takes somebody without experience', () => {
    expect(wrong({ years: '0' })).toEqual({});
  });

  it('names everything that is missing, by the rules of the modal for what both ask', () => {
    expect(enquiryErrors('career', { name: '', mobile: '', email: '' })).toEqual({
      name: 'Name is required',
      mobile: 'Phone Number is required',
      email: 'Email is required',
      opening: 'Opening is required',
      years: 'Years of experience are required',
      cv: 'A link to your CV is required',
    });
  });
});
