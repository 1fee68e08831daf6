/**
 * QR codes of receipts that certified devices signed, as found in public repositories that verify them
 * (berohndo/tse_signature_verification and others): P-256 and brainpoolP384r1.
 */
export const realReceipts = [
  {
    name: 'a cloud device, P-256',
    qr: 'V0;ERS 8cb8e2de-4052-481b-945b-118022951944;Kassenbeleg-V1;Beleg^21.42_0.00_0.00_0.00_0.00^21.42:Unbar;1;31;2021-08-23T14:36:27.000Z;2021-08-23T14:36:33.000Z;ecdsa-plain-SHA256;unixTime;TGnWiq3ZW7gi4Vs+DxLGsJZj9v271dHmhQAcb057F3oWkdKJ61UW2LLVTZQhW673yLa53Mm6oPeMU1Ns3ZOH7w==;BGFKQP7EENf3s5hTDXvlh+xyJ1Q9BNIa9LyYbYK+pTAKAGQ2fmI40p5QOrpHpvb+UuOrNQJdhzggHNfyyyDyf/g=',
  },
  {
    name: 'a café, P-256',
    qr: 'V0;PC21247F10076;Kassenbeleg-V1;Beleg^4.50_0.00_0.00_0.00_2.50^7.00:Unbar;77380;155309;2026-08-01T18:47:52.000Z;2026-08-01T18:48:05.000Z;ecdsa-plain-SHA256;unixTime;LElphgypUuHJbUg+f9mznVU0DSeQIC65yvzS3JyZwnReqeVqf8iyjMFMd4UqhpSwP30HZgWa4DP8e6MuWSUt/g==;BH96DTiD/1Ia6EWxkn5FYGn0fz2jiWYxj/fWOiydT3JSf5IXexbzFjYn9ZSSFSWya2M4uM/B1MLrEHGn0T8Q3wA=',
  },
  {
    name: 'a counter whose first bit is set, P-256',
    qr: 'V0;ERS aacbe40e-3aa6-48a1-b8e6-3c8abbd7ebd5;Kassenbeleg-V1;Beleg^0.00_8.20_0.00_0.00_1.80^10.00:Bar;11;138;2023-12-13T16:01:44.000Z;2023-12-13T16:01:56.000Z;ecdsa-plain-SHA256;unixTime;7nTRzYZ6Pjhnv5l8Qo/Gs9cQ2KvmCMMK1/rQ0hoPtjkp2tPr3yuWPvH9rkOkCFuAI79k/VxvkyxwSQyWjRc7iA==;BCC8Xaw0n2bnmcsOpLwgYhlUEw/aOvJPFMy2WOFaabktCrxep80VY7Y8KdrjIAx+9ta7wfMO03k4nwN11ZnNKm4=',
  },
  {
    name: 'a device with brainpoolP384r1',
    qr: 'V0;AMA-6200;KassenBeleg-V1;Beleg^2.90_0.00_0.00_0.00_2.10^5.00:Unbar;160504;344413;2021-07-23T10:12:54.000Z;2021-07-23T10:12:55.000Z;ecdsa-plain-SHA384;unixTime;NgqBkWMvhLmCKa9cJJ8JodfAdlkfcFFyW0J7Ks9lTz9I4QFKhLzyGF/02kWsCRg0LoiJtkq+0Ak9GovodNFLOBG00ewEj40/GbI9zLtNt9j90w4Sz3GcxTSrr3rqhIhN;BCd1vZvSJsJwBTqshgDVsrG4Gg+oN3jeeFEgjGiKs9ELd170vy/jO3iMMF6tAVUfjyYn9jRXng8Z4qWXaqoJ53+y+OFeSY/lQsdZWCODkzhlhkJxJw2k9Z1A4gFX6Riotw==',
  },
  {
    name: 'a supermarket, brainpoolP384r1',
    qr: 'V0;P915560150;Kassenbeleg-V1;Beleg^0.00_1.65_0.00_0.00_0.00^1.65:Bar;124226;387826;2022-10-31T06:29:57.000Z;2022-10-31T06:29:58.000Z;ecdsa-plain-SHA384;unixTime;b6m7r2PAlErjk9c30c4bkPirpqNy20hs41LrJuyoduodY73PB1D6JvQRrRNZ+j4PA0wYKiUXN5Q87TslbNCRdCo73EP0KUJ3mdd1if8FFnPWMG92Mh4yNw4vLv0rSwgG;BBiZGshmNFzXEf0HSvI57ShpiZ6c2m3NPKVVpbiTHcNvgK0gEgQgCf3PMMvZBz725Acdwyck5ApP3biOaiIYEwajMxIQsedqiq++esE0ssm0vp94mNt+UwZ4yFPzU3haGw==',
  },
];
