import type { Place } from '../../src/rules/place.ts'

export const place = (
  name: string,
  district: string,
  postcode: string | null,
  lat: number,
  lng: number,
  more: Pick<Place, 'names' | 'rank'> & { area?: string } = {},
): Place => ({ area: null, name, district, postcode, lat, lng, ...more })

// A few entries copied from the real list.
export const places = [
  place('Colombo 15', 'Colombo', '01500', 6.96548, 79.87084, { area: 'Modara', rank: 0 }),
  place('Colombo 6', 'Colombo', '00600', 6.87466, 79.86048, { area: 'Wellawatta', rank: 0 }),
  place('Colombo 1', 'Colombo', '00100', 6.9344, 79.8428, { area: 'Fort', rank: 0, names: ['Colombo'] }),
  place('Colombo 3', 'Colombo', '00300', 6.89893, 79.85377, {
    area: 'Colpetty',
    rank: 0,
    names: ['Kollupitiya', 'Galle Face'],
  }),
  place('Colombo 10', 'Colombo', '01000', 6.9277, 79.86608, { area: 'Maradana', rank: 0 }),
  place('Colombo General Hospital', 'Colombo', '00779', 6.91874, 79.86899),
  place('Baseline Road', 'Colombo', '00878', 6.9328, 79.87818),
  place('Nugegoda', 'Colombo', '10250', 6.86491, 79.89968),
  place('Mount Lavinia', 'Colombo', '10370', 6.82216, 79.87318, { names: ['Mt Lavinia', 'galkissa'] }),
  place('Polhengoda', 'Colombo', '00576', 6.88106, 79.88013),
  place('Wattala', 'Gampaha', '11300', 6.98601, 79.90702),
  place('Watinapaha', 'Gampaha', '11104', 6.99067, 79.89317),
  place('Mabola', 'Gampaha', '11104', 6.99067, 79.89317),
  place('Ja-Ela', 'Gampaha', '11350', 7.0744, 79.8919),
  place('Yatiyana', 'Gampaha', '11566', 7.18677, 79.92605),
  place('Yatiyana', 'Matara', '81034', 6.03027, 80.60633),
  place('Devinuwara (Dondra)', 'Matara', '81160', 5.9306, 80.5865),
  place('Bollete (WP)', 'Gampaha', '11024', 7.0667, 79.95),
  place('Kandy', 'Kandy', '20000', 7.2955, 80.6356, { rank: 0 }),
  place('Peradeniya', 'Kandy', '20400', 7.2599, 80.5977),
  place('Galle', 'Galle', '80000', 6.0461, 80.2103, { rank: 0, names: ['Galle Fort'] }),
  place('Nuwara Eliya', 'Nuwara Eliya', '22200', 6.9697, 80.767),
  place('Ella', 'Badulla', '90090', 6.8721, 81.0486),
  place('Delft', 'Jaffna', '40000', 9.5127, 79.6962),
  place('Kiran', 'Batticaloa', '30394', 7.86778, 81.51027),
  place('Beligala(Sab)', 'Kegalle', '71044', 7.1833, 80.3),
  place('Murukandy', 'Mullaitivu', null, 9.1903, 80.4018),
]

export const depot = { lat: 6.9306, lng: 79.879 }
